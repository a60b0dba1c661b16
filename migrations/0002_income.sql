CREATE TABLE "income_entries" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"day" date NOT NULL,
	"earned_on" date NOT NULL,
	"currency" text NOT NULL,
	"words" "bytea" NOT NULL,
	CONSTRAINT "income_entries_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "income_entries_created_at_valid" CHECK ("income_entries"."created_at" >= '1900-01-01T00:00:00Z' and "income_entries"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "income_entries_updated_at_valid" CHECK ("income_entries"."updated_at" >= '1900-01-01T00:00:00Z' and "income_entries"."updated_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "income_entries_deleted_at_valid" CHECK ("income_entries"."deleted_at" >= '1900-01-01T00:00:00Z' and "income_entries"."deleted_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "income_entries_day_valid" CHECK ("income_entries"."day" between '1900-01-01' and '2199-12-31'),
	CONSTRAINT "income_entries_earned_on_valid" CHECK ("income_entries"."earned_on" between '1900-01-01' and '2199-12-31'),
	CONSTRAINT "income_entries_currency_valid" CHECK ("income_entries"."currency" in ('AED', 'AFN', 'ALL', 'AMD', 'AOA', 'ARS', 'AUD', 'AWG', 'AZN', 'BAM', 'BBD', 'BDT', 'BGN', 'BHD', 'BIF', 'BMD', 'BND', 'BOB', 'BRL', 'BSD', 'BTN', 'BWP', 'BYN', 'BZD', 'CAD', 'CDF', 'CHF', 'CLP', 'CNY', 'COP', 'CRC', 'CUP', 'CVE', 'CZK', 'DJF', 'DKK', 'DOP', 'DZD', 'EGP', 'ERN', 'ETB', 'EUR', 'FJD', 'FKP', 'GBP', 'GEL', 'GHS', 'GIP', 'GMD', 'GNF', 'GTQ', 'GYD', 'HKD', 'HNL', 'HTG', 'HUF', 'IDR', 'ILS', 'INR', 'IQD', 'IRR', 'ISK', 'JMD', 'JOD', 'JPY', 'KES', 'KGS', 'KHR', 'KMF', 'KPW', 'KRW', 'KWD', 'KYD', 'KZT', 'LAK', 'LBP', 'LKR', 'LRD', 'LSL', 'LYD', 'MAD', 'MDL', 'MGA', 'MKD', 'MMK', 'MNT', 'MOP', 'MRU', 'MUR', 'MVR', 'MWK', 'MXN', 'MYR', 'MZN', 'NAD', 'NGN', 'NIO', 'NOK', 'NPR', 'NZD', 'OMR', 'PAB', 'PEN', 'PGK', 'PHP', 'PKR', 'PLN', 'PYG', 'QAR', 'RON', 'RSD', 'RUB', 'RWF', 'SAR', 'SBD', 'SCR', 'SDG', 'SEK', 'SGD', 'SHP', 'SLE', 'SOS', 'SRD', 'SSP', 'STN', 'SVC', 'SYP', 'SZL', 'THB', 'TJS', 'TMT', 'TND', 'TOP', 'TRY', 'TTD', 'TWD', 'TZS', 'UAH', 'UGX', 'USD', 'UYU', 'UZS', 'VES', 'VND', 'VUV', 'WST', 'XAF', 'XCD', 'XOF', 'XPF', 'YER', 'ZAR', 'ZMW', 'ZWG'))
);
--> statement-breakpoint
CREATE TABLE "income_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	"tax_rate" numeric,
	CONSTRAINT "income_settings_currency_valid" CHECK ("income_settings"."currency" in ('AED', 'AFN', 'ALL', 'AMD', 'AOA', 'ARS', 'AUD', 'AWG', 'AZN', 'BAM', 'BBD', 'BDT', 'BGN', 'BHD', 'BIF', 'BMD', 'BND', 'BOB', 'BRL', 'BSD', 'BTN', 'BWP', 'BYN', 'BZD', 'CAD', 'CDF', 'CHF', 'CLP', 'CNY', 'COP', 'CRC', 'CUP', 'CVE', 'CZK', 'DJF', 'DKK', 'DOP', 'DZD', 'EGP', 'ERN', 'ETB', 'EUR', 'FJD', 'FKP', 'GBP', 'GEL', 'GHS', 'GIP', 'GMD', 'GNF', 'GTQ', 'GYD', 'HKD', 'HNL', 'HTG', 'HUF', 'IDR', 'ILS', 'INR', 'IQD', 'IRR', 'ISK', 'JMD', 'JOD', 'JPY', 'KES', 'KGS', 'KHR', 'KMF', 'KPW', 'KRW', 'KWD', 'KYD', 'KZT', 'LAK', 'LBP', 'LKR', 'LRD', 'LSL', 'LYD', 'MAD', 'MDL', 'MGA', 'MKD', 'MMK', 'MNT', 'MOP', 'MRU', 'MUR', 'MVR', 'MWK', 'MXN', 'MYR', 'MZN', 'NAD', 'NGN', 'NIO', 'NOK', 'NPR', 'NZD', 'OMR', 'PAB', 'PEN', 'PGK', 'PHP', 'PKR', 'PLN', 'PYG', 'QAR', 'RON', 'RSD', 'RUB', 'RWF', 'SAR', 'SBD', 'SCR', 'SDG', 'SEK', 'SGD', 'SHP', 'SLE', 'SOS', 'SRD', 'SSP', 'STN', 'SVC', 'SYP', 'SZL', 'THB', 'TJS', 'TMT', 'TND', 'TOP', 'TRY', 'TTD', 'TWD', 'TZS', 'UAH', 'UGX', 'USD', 'UYU', 'UZS', 'VES', 'VND', 'VUV', 'WST', 'XAF', 'XCD', 'XOF', 'XPF', 'YER', 'ZAR', 'ZMW', 'ZWG')),
	CONSTRAINT "income_settings_tax_rate_valid" CHECK ("income_settings"."tax_rate" between 0 and 90)
);
--> statement-breakpoint
CREATE TABLE "income_steps" (
	"user_id" text NOT NULL,
	"step_id" text NOT NULL,
	"done_at" timestamp (3) with time zone,
	"task_id" uuid,
	CONSTRAINT "income_steps_user_id_step_id_pk" PRIMARY KEY("user_id","step_id"),
	CONSTRAINT "income_steps_done_at_valid" CHECK ("income_steps"."done_at" >= '1900-01-01T00:00:00Z' and "income_steps"."done_at" < '10000-01-01T00:00:00Z')
);
--> statement-breakpoint
ALTER TABLE "income_entries" ADD CONSTRAINT "income_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income_settings" ADD CONSTRAINT "income_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income_steps" ADD CONSTRAINT "income_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "income_entries_list_idx" ON "income_entries" USING btree ("user_id","earned_on" desc,"id" desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "income_entries_purge_idx" ON "income_entries" USING btree ("deleted_at") WHERE deleted_at is not null;
--> statement-breakpoint
-- From here on by hand. A line of the income log counts for the Financial score, like an update of a goal, and not for the streak.
CREATE OR REPLACE FUNCTION count_day(of_user text, on_day date, of_kind text, by integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	month_of date := date_trunc('month', on_day)::date;
	bit_of integer := 1 << (extract(day FROM on_day)::integer - 1);
	any_now integer;
BEGIN
	IF of_kind NOT LIKE 'goal:%' AND of_kind <> 'income' THEN
		IF by > 0 THEN
			INSERT INTO day_totals AS t (user_id, day, kind, count) VALUES (of_user, on_day, 'any', by)
			ON CONFLICT (user_id, day, kind) DO UPDATE SET count = t.count + by RETURNING t.count INTO any_now;
		ELSE
			UPDATE day_totals t SET count = t.count + by
			WHERE t.user_id = of_user AND t.day = on_day AND t.kind = 'any' RETURNING t.count INTO any_now;
		END IF;
		IF any_now >= 2 AND any_now - by < 2 THEN
			INSERT INTO active_months AS m (user_id, month, days) VALUES (of_user, month_of, bit_of)
			ON CONFLICT (user_id, month) DO UPDATE SET days = m.days | bit_of;
		ELSIF any_now < 2 AND any_now - by >= 2 THEN
			UPDATE active_months m SET days = m.days & ~bit_of WHERE m.user_id = of_user AND m.month = month_of;
		END IF;
	END IF;
	IF by > 0 THEN
		INSERT INTO day_totals AS t (user_id, day, kind, count) VALUES (of_user, on_day, of_kind, by)
		ON CONFLICT (user_id, day, kind) DO UPDATE SET count = t.count + by;
	ELSE
		UPDATE day_totals t SET count = t.count + by
		WHERE t.user_id = of_user AND t.day = on_day AND t.kind = of_kind;
	END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_income_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM recount(coalesce(new.user_id, old.user_id),
		CASE WHEN old.deleted_at IS NULL THEN old.day END, 'income',
		CASE WHEN new.deleted_at IS NULL THEN new.day END, 'income');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER income_entries_count AFTER INSERT OR DELETE OR UPDATE OF day, deleted_at ON income_entries
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_income_entry();
