CREATE TABLE "credentials" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credentials_access_token_expires_at_valid" CHECK ("credentials"."access_token_expires_at" >= '1900-01-01T00:00:00Z' and "credentials"."access_token_expires_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "credentials_refresh_token_expires_at_valid" CHECK ("credentials"."refresh_token_expires_at" >= '1900-01-01T00:00:00Z' and "credentials"."refresh_token_expires_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "credentials_created_at_valid" CHECK ("credentials"."created_at" >= '1900-01-01T00:00:00Z' and "credentials"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "credentials_updated_at_valid" CHECK ("credentials"."updated_at" >= '1900-01-01T00:00:00Z' and "credentials"."updated_at" < '10000-01-01T00:00:00Z')
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"device" "bytea",
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_expires_at_valid" CHECK ("sessions"."expires_at" >= '1900-01-01T00:00:00Z' and "sessions"."expires_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "sessions_created_at_valid" CHECK ("sessions"."created_at" >= '1900-01-01T00:00:00Z' and "sessions"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "sessions_updated_at_valid" CHECK ("sessions"."updated_at" >= '1900-01-01T00:00:00Z' and "sessions"."updated_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "sessions_last_seen_at_valid" CHECK ("sessions"."last_seen_at" >= '1900-01-01T00:00:00Z' and "sessions"."last_seen_at" < '10000-01-01T00:00:00Z')
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"username" text NOT NULL,
	"display_username" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"data_key" text NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"sealed_email" "bytea",
	"names" "bytea",
	"onboarding" "bytea",
	"onboarded_at" timestamp (3) with time zone,
	"spiritual" "bytea",
	"premium_until" timestamp (3) with time zone,
	"premium_source" text,
	"paid_until" timestamp (3) with time zone,
	"trial_started_at" timestamp (3) with time zone,
	"demo_expires_at" timestamp (3) with time zone,
	"password_epoch" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_created_at_valid" CHECK ("users"."created_at" >= '1900-01-01T00:00:00Z' and "users"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "users_updated_at_valid" CHECK ("users"."updated_at" >= '1900-01-01T00:00:00Z' and "users"."updated_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "users_onboarded_at_valid" CHECK ("users"."onboarded_at" >= '1900-01-01T00:00:00Z' and "users"."onboarded_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "users_premium_until_valid" CHECK ("users"."premium_until" >= '1900-01-01T00:00:00Z' and "users"."premium_until" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "users_paid_until_valid" CHECK ("users"."paid_until" >= '1900-01-01T00:00:00Z' and "users"."paid_until" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "users_trial_started_at_valid" CHECK ("users"."trial_started_at" >= '1900-01-01T00:00:00Z' and "users"."trial_started_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "users_demo_expires_at_valid" CHECK ("users"."demo_expires_at" >= '1900-01-01T00:00:00Z' and "users"."demo_expires_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "users_premium_source_valid" CHECK ("users"."premium_source" in ('trial', 'granted'))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verifications_expires_at_valid" CHECK ("verifications"."expires_at" >= '1900-01-01T00:00:00Z' and "verifications"."expires_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "verifications_created_at_valid" CHECK ("verifications"."created_at" >= '1900-01-01T00:00:00Z' and "verifications"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "verifications_updated_at_valid" CHECK ("verifications"."updated_at" >= '1900-01-01T00:00:00Z' and "verifications"."updated_at" < '10000-01-01T00:00:00Z')
);
--> statement-breakpoint
CREATE TABLE "active_months" (
	"user_id" text NOT NULL,
	"month" date NOT NULL,
	"day_bits" integer NOT NULL,
	CONSTRAINT "active_months_user_id_month_pk" PRIMARY KEY("user_id","month"),
	CONSTRAINT "active_months_month_valid" CHECK ("active_months"."month" between '1900-01-01' and '2199-12-31')
);
--> statement-breakpoint
CREATE TABLE "day_totals" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "day_totals_user_id_day_kind_pk" PRIMARY KEY("user_id","day","kind"),
	CONSTRAINT "day_totals_day_valid" CHECK ("day_totals"."day" between '1900-01-01' and '2199-12-31')
);
--> statement-breakpoint
CREATE TABLE "totals" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "totals_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "affirmation_loves" (
	"user_id" text NOT NULL,
	"affirmation_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "affirmation_loves_user_id_affirmation_id_pk" PRIMARY KEY("user_id","affirmation_id"),
	CONSTRAINT "affirmation_loves_created_at_valid" CHECK ("affirmation_loves"."created_at" >= '1900-01-01T00:00:00Z' and "affirmation_loves"."created_at" < '10000-01-01T00:00:00Z')
);
--> statement-breakpoint
CREATE TABLE "affirmations" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"category" text NOT NULL,
	"words" "bytea" NOT NULL,
	CONSTRAINT "affirmations_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "affirmations_created_at_valid" CHECK ("affirmations"."created_at" >= '1900-01-01T00:00:00Z' and "affirmations"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "affirmations_updated_at_valid" CHECK ("affirmations"."updated_at" >= '1900-01-01T00:00:00Z' and "affirmations"."updated_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "affirmations_deleted_at_valid" CHECK ("affirmations"."deleted_at" >= '1900-01-01T00:00:00Z' and "affirmations"."deleted_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "affirmations_category_valid" CHECK ("affirmations"."category" in ('general', 'success', 'self-love', 'abundance', 'confidence', 'health', 'relationships'))
);
--> statement-breakpoint
CREATE TABLE "affirmations_seen" (
	"user_id" text NOT NULL,
	"affirmation_id" uuid NOT NULL,
	CONSTRAINT "affirmations_seen_user_id_affirmation_id_pk" PRIMARY KEY("user_id","affirmation_id")
);
--> statement-breakpoint
CREATE TABLE "current_affirmations" (
	"user_id" text NOT NULL,
	"affirmation_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "current_affirmations_user_id_pk" PRIMARY KEY("user_id"),
	CONSTRAINT "current_affirmations_day_valid" CHECK ("current_affirmations"."day" between '1900-01-01' and '2199-12-31')
);
--> statement-breakpoint
CREATE TABLE "saved_mixes" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"sounds" jsonb NOT NULL,
	"words" "bytea" NOT NULL,
	CONSTRAINT "saved_mixes_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "saved_mixes_created_at_valid" CHECK ("saved_mixes"."created_at" >= '1900-01-01T00:00:00Z' and "saved_mixes"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "saved_mixes_updated_at_valid" CHECK ("saved_mixes"."updated_at" >= '1900-01-01T00:00:00Z' and "saved_mixes"."updated_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "saved_mixes_deleted_at_valid" CHECK ("saved_mixes"."deleted_at" >= '1900-01-01T00:00:00Z' and "saved_mixes"."deleted_at" < '10000-01-01T00:00:00Z')
);
--> statement-breakpoint
CREATE TABLE "coach_chats" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"state" text NOT NULL,
	"month" char(7),
	"discloses" boolean NOT NULL,
	"words" "bytea" NOT NULL,
	CONSTRAINT "coach_chats_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "coach_chats_created_at_valid" CHECK ("coach_chats"."created_at" >= '1900-01-01T00:00:00Z' and "coach_chats"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "coach_chats_updated_at_valid" CHECK ("coach_chats"."updated_at" >= '1900-01-01T00:00:00Z' and "coach_chats"."updated_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "coach_chats_deleted_at_valid" CHECK ("coach_chats"."deleted_at" >= '1900-01-01T00:00:00Z' and "coach_chats"."deleted_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "coach_chats_state_valid" CHECK ("coach_chats"."state" in ('streaming', 'done', 'stopped', 'failed')),
	CONSTRAINT "coach_chats_month_valid" CHECK ("coach_chats"."month" ~ '^[12][0-9]{3}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
CREATE TABLE "coach_quota_usage" (
	"user_id" text NOT NULL,
	"month" char(7) NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "coach_quota_usage_user_id_month_pk" PRIMARY KEY("user_id","month"),
	CONSTRAINT "coach_quota_usage_month_valid" CHECK ("coach_quota_usage"."month" ~ '^[12][0-9]{3}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "coach_quota_usage_used_valid" CHECK ("coach_quota_usage"."used" between 0 and 2147483647)
);
--> statement-breakpoint
CREATE TABLE "coach_safety_counts" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "coach_safety_counts_day_kind_language_pk" PRIMARY KEY("day","kind","language"),
	CONSTRAINT "coach_safety_counts_day_valid" CHECK ("coach_safety_counts"."day" between '1900-01-01' and '2199-12-31'),
	CONSTRAINT "coach_safety_counts_kind_valid" CHECK ("coach_safety_counts"."kind" in ('medical', 'selfHarm', 'someoneInDanger', 'sexualAssault', 'violenceAtHome', 'afterBirth', 'harmToOthers', 'coerciveControl', 'eating')),
	CONSTRAINT "coach_safety_counts_language_valid" CHECK ("coach_safety_counts"."language" in ('en', 'es')),
	CONSTRAINT "coach_safety_counts_count_valid" CHECK ("coach_safety_counts"."count" between 0 and 2147483647)
);
--> statement-breakpoint
CREATE TABLE "coach_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"areas" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dashboard_layouts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"cards" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "changes" (
	"user_id" text NOT NULL,
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"table_name" text NOT NULL,
	"ids" text[],
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "changes_user_id_transaction_id_pk" PRIMARY KEY("user_id","transaction","id"),
	CONSTRAINT "changes_created_at_valid" CHECK ("changes"."created_at" >= '1900-01-01T00:00:00Z' and "changes"."created_at" < '10000-01-01T00:00:00Z')
);
--> statement-breakpoint
CREATE TABLE "cycle_days" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"day" date NOT NULL,
	"words" "bytea" NOT NULL,
	CONSTRAINT "cycle_days_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "cycle_days_created_at_valid" CHECK ("cycle_days"."created_at" >= '1900-01-01T00:00:00Z' and "cycle_days"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "cycle_days_updated_at_valid" CHECK ("cycle_days"."updated_at" >= '1900-01-01T00:00:00Z' and "cycle_days"."updated_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "cycle_days_deleted_at_valid" CHECK ("cycle_days"."deleted_at" >= '1900-01-01T00:00:00Z' and "cycle_days"."deleted_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "cycle_days_day_valid" CHECK ("cycle_days"."day" between '1900-01-01' and '2199-12-31')
);
--> statement-breakpoint
CREATE TABLE "drinks" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"day" date NOT NULL,
	"words" "bytea" NOT NULL,
	CONSTRAINT "drinks_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "drinks_created_at_valid" CHECK ("drinks"."created_at" >= '1900-01-01T00:00:00Z' and "drinks"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "drinks_updated_at_valid" CHECK ("drinks"."updated_at" >= '1900-01-01T00:00:00Z' and "drinks"."updated_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "drinks_deleted_at_valid" CHECK ("drinks"."deleted_at" >= '1900-01-01T00:00:00Z' and "drinks"."deleted_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "drinks_day_valid" CHECK ("drinks"."day" between '1900-01-01' and '2199-12-31')
);
--> statement-breakpoint
CREATE TABLE "fitness_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"units" text,
	"hides_numbers" boolean DEFAULT false NOT NULL,
	"cycle_consented_at" timestamp (3) with time zone,
	"is_cycle_in_planner" boolean DEFAULT false NOT NULL,
	CONSTRAINT "fitness_settings_units_valid" CHECK ("fitness_settings"."units" in ('metric', 'imperial')),
	CONSTRAINT "fitness_settings_cycle_consented_at_valid" CHECK ("fitness_settings"."cycle_consented_at" >= '1900-01-01T00:00:00Z' and "fitness_settings"."cycle_consented_at" < '10000-01-01T00:00:00Z')
);
--> statement-breakpoint
CREATE TABLE "meals" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"day" date NOT NULL,
	"words" "bytea" NOT NULL,
	CONSTRAINT "meals_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "meals_created_at_valid" CHECK ("meals"."created_at" >= '1900-01-01T00:00:00Z' and "meals"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "meals_updated_at_valid" CHECK ("meals"."updated_at" >= '1900-01-01T00:00:00Z' and "meals"."updated_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "meals_deleted_at_valid" CHECK ("meals"."deleted_at" >= '1900-01-01T00:00:00Z' and "meals"."deleted_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "meals_day_valid" CHECK ("meals"."day" between '1900-01-01' and '2199-12-31')
);
--> statement-breakpoint
CREATE TABLE "weights" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"day" date NOT NULL,
	"words" "bytea" NOT NULL,
	CONSTRAINT "weights_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "weights_created_at_valid" CHECK ("weights"."created_at" >= '1900-01-01T00:00:00Z' and "weights"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "weights_updated_at_valid" CHECK ("weights"."updated_at" >= '1900-01-01T00:00:00Z' and "weights"."updated_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "weights_deleted_at_valid" CHECK ("weights"."deleted_at" >= '1900-01-01T00:00:00Z' and "weights"."deleted_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "weights_day_valid" CHECK ("weights"."day" between '1900-01-01' and '2199-12-31')
);
--> statement-breakpoint
CREATE TABLE "workouts" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"day" date NOT NULL,
	"words" "bytea" NOT NULL,
	CONSTRAINT "workouts_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "workouts_created_at_valid" CHECK ("workouts"."created_at" >= '1900-01-01T00:00:00Z' and "workouts"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "workouts_updated_at_valid" CHECK ("workouts"."updated_at" >= '1900-01-01T00:00:00Z' and "workouts"."updated_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "workouts_deleted_at_valid" CHECK ("workouts"."deleted_at" >= '1900-01-01T00:00:00Z' and "workouts"."deleted_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "workouts_day_valid" CHECK ("workouts"."day" between '1900-01-01' and '2199-12-31')
);
--> statement-breakpoint
CREATE TABLE "goals" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"priority" smallint NOT NULL,
	"currency" text,
	"target" numeric NOT NULL,
	"current" numeric NOT NULL,
	"start_value" numeric NOT NULL,
	"target_date" date,
	"track_as" text,
	"completed_at" timestamp (3) with time zone,
	"words" "bytea" NOT NULL,
	CONSTRAINT "goals_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "goals_created_at_valid" CHECK ("goals"."created_at" >= '1900-01-01T00:00:00Z' and "goals"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "goals_updated_at_valid" CHECK ("goals"."updated_at" >= '1900-01-01T00:00:00Z' and "goals"."updated_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "goals_deleted_at_valid" CHECK ("goals"."deleted_at" >= '1900-01-01T00:00:00Z' and "goals"."deleted_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "goals_completed_at_valid" CHECK ("goals"."completed_at" >= '1900-01-01T00:00:00Z' and "goals"."completed_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "goals_target_date_valid" CHECK ("goals"."target_date" between '1900-01-01' and '2199-12-31'),
	CONSTRAINT "goals_kind_valid" CHECK ("goals"."kind" in ('amount', 'debt', 'habit', 'milestones')),
	CONSTRAINT "goals_category_valid" CHECK ("goals"."category" in ('financial', 'physical', 'self-care', 'career', 'personal', 'relationships', 'spiritual')),
	CONSTRAINT "goals_currency_valid" CHECK ("goals"."currency" in ('AED', 'AFN', 'ALL', 'AMD', 'AOA', 'ARS', 'AUD', 'AWG', 'AZN', 'BAM', 'BBD', 'BDT', 'BGN', 'BHD', 'BIF', 'BMD', 'BND', 'BOB', 'BRL', 'BSD', 'BTN', 'BWP', 'BYN', 'BZD', 'CAD', 'CDF', 'CHF', 'CLP', 'CNY', 'COP', 'CRC', 'CUP', 'CVE', 'CZK', 'DJF', 'DKK', 'DOP', 'DZD', 'EGP', 'ERN', 'ETB', 'EUR', 'FJD', 'FKP', 'GBP', 'GEL', 'GHS', 'GIP', 'GMD', 'GNF', 'GTQ', 'GYD', 'HKD', 'HNL', 'HTG', 'HUF', 'IDR', 'ILS', 'INR', 'IQD', 'IRR', 'ISK', 'JMD', 'JOD', 'JPY', 'KES', 'KGS', 'KHR', 'KMF', 'KPW', 'KRW', 'KWD', 'KYD', 'KZT', 'LAK', 'LBP', 'LKR', 'LRD', 'LSL', 'LYD', 'MAD', 'MDL', 'MGA', 'MKD', 'MMK', 'MNT', 'MOP', 'MRU', 'MUR', 'MVR', 'MWK', 'MXN', 'MYR', 'MZN', 'NAD', 'NGN', 'NIO', 'NOK', 'NPR', 'NZD', 'OMR', 'PAB', 'PEN', 'PGK', 'PHP', 'PKR', 'PLN', 'PYG', 'QAR', 'RON', 'RSD', 'RUB', 'RWF', 'SAR', 'SBD', 'SCR', 'SDG', 'SEK', 'SGD', 'SHP', 'SLE', 'SOS', 'SRD', 'SSP', 'STN', 'SVC', 'SYP', 'SZL', 'THB', 'TJS', 'TMT', 'TND', 'TOP', 'TRY', 'TTD', 'TWD', 'TZS', 'UAH', 'UGX', 'USD', 'UYU', 'UZS', 'VES', 'VND', 'VUV', 'WST', 'XAF', 'XCD', 'XOF', 'XPF', 'YER', 'ZAR', 'ZMW', 'ZWG')),
	CONSTRAINT "goals_track_as_valid" CHECK ("goals"."track_as" in ('monthlyIncome', 'emergencyFund')),
	CONSTRAINT "goals_priority_valid" CHECK ("goals"."priority" between 1 and 5),
	CONSTRAINT "goals_target_valid" CHECK ("goals"."target" between '0.0001' and '999999999999.9999'),
	CONSTRAINT "goals_current_valid" CHECK ("goals"."current" between 0 and '999999999999.9999'),
	CONSTRAINT "goals_start_value_valid" CHECK ("goals"."start_value" between 0 and '999999999999.9999')
);
--> statement-breakpoint
CREATE TABLE "goal_updates" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"goal_id" uuid NOT NULL,
	"value" numeric NOT NULL,
	"change" numeric NOT NULL,
	"note" "bytea",
	"day" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "goal_updates_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "goal_updates_created_at_valid" CHECK ("goal_updates"."created_at" >= '1900-01-01T00:00:00Z' and "goal_updates"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "goal_updates_day_valid" CHECK ("goal_updates"."day" between '1900-01-01' and '2199-12-31'),
	CONSTRAINT "goal_updates_value_valid" CHECK ("goal_updates"."value" between 0 and '999999999999.9999'),
	CONSTRAINT "goal_updates_change_valid" CHECK ("goal_updates"."change" between '-999999999999.9999' and '999999999999.9999')
);
--> statement-breakpoint
CREATE TABLE "household_completions" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"day" date NOT NULL,
	"due_before" date,
	"noticed_by" text,
	"planned_by" text,
	"done_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "household_completions_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "household_completions_created_at_valid" CHECK ("household_completions"."created_at" >= '1900-01-01T00:00:00Z' and "household_completions"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "household_completions_day_valid" CHECK ("household_completions"."day" between '1900-01-01' and '2199-12-31'),
	CONSTRAINT "household_completions_due_before_valid" CHECK ("household_completions"."due_before" between '1900-01-01' and '2199-12-31')
);
--> statement-breakpoint
CREATE TABLE "household_people" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"words" "bytea" NOT NULL,
	CONSTRAINT "household_people_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "household_people_created_at_valid" CHECK ("household_people"."created_at" >= '1900-01-01T00:00:00Z' and "household_people"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "household_people_updated_at_valid" CHECK ("household_people"."updated_at" >= '1900-01-01T00:00:00Z' and "household_people"."updated_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "household_people_deleted_at_valid" CHECK ("household_people"."deleted_at" >= '1900-01-01T00:00:00Z' and "household_people"."deleted_at" < '10000-01-01T00:00:00Z')
);
--> statement-breakpoint
CREATE TABLE "household_tasks" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"category" text NOT NULL,
	"due_on" date,
	"anchor_on" date,
	"done_on" date,
	"repeat_every" smallint,
	"repeat_unit" text,
	"repeat_from" text,
	"noticed_by" text,
	"planned_by" text,
	"done_by" text,
	"words" "bytea" NOT NULL,
	CONSTRAINT "household_tasks_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "household_tasks_created_at_valid" CHECK ("household_tasks"."created_at" >= '1900-01-01T00:00:00Z' and "household_tasks"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "household_tasks_updated_at_valid" CHECK ("household_tasks"."updated_at" >= '1900-01-01T00:00:00Z' and "household_tasks"."updated_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "household_tasks_deleted_at_valid" CHECK ("household_tasks"."deleted_at" >= '1900-01-01T00:00:00Z' and "household_tasks"."deleted_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "household_tasks_due_whole" CHECK ((due_on is null) = (anchor_on is null)),
	CONSTRAINT "household_tasks_repeat_whole" CHECK (num_nonnulls(repeat_every, repeat_unit, repeat_from) in (0, 3) and (repeat_unit is null or due_on is not null)),
	CONSTRAINT "household_tasks_due_on_valid" CHECK ("household_tasks"."due_on" between '1900-01-01' and '2199-12-31'),
	CONSTRAINT "household_tasks_anchor_on_valid" CHECK ("household_tasks"."anchor_on" between '1900-01-01' and '2199-12-31'),
	CONSTRAINT "household_tasks_done_on_valid" CHECK ("household_tasks"."done_on" between '1900-01-01' and '2199-12-31'),
	CONSTRAINT "household_tasks_category_valid" CHECK ("household_tasks"."category" in ('cleaning', 'laundry', 'trash', 'deep-cleaning', 'seasonal', 'holiday', 'special-occasion', 'vacation-prep', 'declutter', 'thrifting-giveaways')),
	CONSTRAINT "household_tasks_repeat_every_valid" CHECK ("household_tasks"."repeat_every" between 1 and 99),
	CONSTRAINT "household_tasks_repeat_unit_valid" CHECK ("household_tasks"."repeat_unit" in ('day', 'week', 'month', 'year')),
	CONSTRAINT "household_tasks_repeat_from_valid" CHECK ("household_tasks"."repeat_from" in ('date', 'done'))
);
--> statement-breakpoint
CREATE TABLE "action_plan_progress" (
	"user_id" text NOT NULL,
	"step_id" text NOT NULL,
	"done_at" timestamp (3) with time zone,
	"task_id" uuid,
	CONSTRAINT "action_plan_progress_user_id_step_id_pk" PRIMARY KEY("user_id","step_id"),
	CONSTRAINT "action_plan_progress_done_at_valid" CHECK ("action_plan_progress"."done_at" >= '1900-01-01T00:00:00Z' and "action_plan_progress"."done_at" < '10000-01-01T00:00:00Z')
);
--> statement-breakpoint
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
CREATE TABLE "journal_entries" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"day" date NOT NULL,
	"mood" smallint NOT NULL,
	"words" "bytea" NOT NULL,
	CONSTRAINT "journal_entries_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "journal_entries_created_at_valid" CHECK ("journal_entries"."created_at" >= '1900-01-01T00:00:00Z' and "journal_entries"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "journal_entries_updated_at_valid" CHECK ("journal_entries"."updated_at" >= '1900-01-01T00:00:00Z' and "journal_entries"."updated_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "journal_entries_deleted_at_valid" CHECK ("journal_entries"."deleted_at" >= '1900-01-01T00:00:00Z' and "journal_entries"."deleted_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "journal_entries_day_valid" CHECK ("journal_entries"."day" between '1900-01-01' and '2199-12-31'),
	CONSTRAINT "journal_entries_mood_valid" CHECK ("journal_entries"."mood" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "journal_revisions" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"mood" smallint NOT NULL,
	"words" "bytea" NOT NULL,
	"replaced_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "journal_revisions_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "journal_revisions_replaced_at_valid" CHECK ("journal_revisions"."replaced_at" >= '1900-01-01T00:00:00Z' and "journal_revisions"."replaced_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "journal_revisions_mood_valid" CHECK ("journal_revisions"."mood" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "completed_course_steps" (
	"user_id" text NOT NULL,
	"course_id" text NOT NULL,
	"step_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "completed_course_steps_user_id_course_id_step_id_pk" PRIMARY KEY("user_id","course_id","step_id"),
	CONSTRAINT "completed_course_steps_created_at_valid" CHECK ("completed_course_steps"."created_at" >= '1900-01-01T00:00:00Z' and "completed_course_steps"."created_at" < '10000-01-01T00:00:00Z')
);
--> statement-breakpoint
CREATE TABLE "meditation_positions" (
	"user_id" text NOT NULL,
	"meditation_id" text NOT NULL,
	"seconds" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "meditation_positions_user_id_meditation_id_pk" PRIMARY KEY("user_id","meditation_id"),
	CONSTRAINT "meditation_positions_updated_at_valid" CHECK ("meditation_positions"."updated_at" >= '1900-01-01T00:00:00Z' and "meditation_positions"."updated_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "meditation_positions_seconds_valid" CHECK ("meditation_positions"."seconds" between 0 and 2147483647)
);
--> statement-breakpoint
CREATE TABLE "saved_quotes" (
	"user_id" text NOT NULL,
	"quote_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_quotes_user_id_quote_id_pk" PRIMARY KEY("user_id","quote_id"),
	CONSTRAINT "saved_quotes_created_at_valid" CHECK ("saved_quotes"."created_at" >= '1900-01-01T00:00:00Z' and "saved_quotes"."created_at" < '10000-01-01T00:00:00Z')
);
--> statement-breakpoint
CREATE TABLE "notification_reads" (
	"user_id" text PRIMARY KEY NOT NULL,
	"read_up_to" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_reads_read_up_to_valid" CHECK ("notification_reads"."read_up_to" >= '1900-01-01T00:00:00Z' and "notification_reads"."read_up_to" < '10000-01-01T00:00:00Z')
);
--> statement-breakpoint
CREATE TABLE "pending_object_deletions" (
	"folder" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"width" integer DEFAULT 0 NOT NULL,
	"height" integer DEFAULT 0 NOT NULL,
	"bytes" integer DEFAULT 0 NOT NULL,
	"reference_count" integer DEFAULT 0 NOT NULL,
	"unreferenced_since" timestamp (3) with time zone,
	CONSTRAINT "pictures_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "pictures_created_at_valid" CHECK ("pictures"."created_at" >= '1900-01-01T00:00:00Z' and "pictures"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "pictures_unreferenced_since_valid" CHECK ("pictures"."unreferenced_since" >= '1900-01-01T00:00:00Z' and "pictures"."unreferenced_since" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "pictures_state_valid" CHECK ("pictures"."state" in ('asked', 'arriving', 'storing', 'stored')),
	CONSTRAINT "pictures_width_valid" CHECK ("pictures"."width" between 0 and 2147483647),
	CONSTRAINT "pictures_height_valid" CHECK ("pictures"."height" between 0 and 2147483647),
	CONSTRAINT "pictures_bytes_valid" CHECK ("pictures"."bytes" between 0 and 2147483647),
	CONSTRAINT "pictures_reference_count_valid" CHECK ("pictures"."reference_count" between 0 and 2147483647)
);
--> statement-breakpoint
CREATE TABLE "planner_hours" (
	"user_id" text PRIMARY KEY NOT NULL,
	"hours" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_series" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"rule" text NOT NULL,
	"first_day" date NOT NULL,
	"planned_through" date NOT NULL,
	"next_generation_on" date,
	"truncations" jsonb NOT NULL,
	"category" text NOT NULL,
	"priority" smallint NOT NULL,
	"start_time" time(3),
	"minutes" integer NOT NULL,
	"words" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "task_series_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "task_series_created_at_valid" CHECK ("task_series"."created_at" >= '1900-01-01T00:00:00Z' and "task_series"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "task_series_updated_at_valid" CHECK ("task_series"."updated_at" >= '1900-01-01T00:00:00Z' and "task_series"."updated_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "task_series_first_day_valid" CHECK ("task_series"."first_day" between '1900-01-01' and '2199-12-31'),
	CONSTRAINT "task_series_next_generation_on_valid" CHECK ("task_series"."next_generation_on" between '1900-01-01' and '2199-12-31'),
	CONSTRAINT "task_series_planned_through_valid" CHECK ("task_series"."planned_through" between '1899-12-31' and '2209-12-31'),
	CONSTRAINT "task_series_category_valid" CHECK ("task_series"."category" in ('self-care', 'work', 'personal', 'financial')),
	CONSTRAINT "task_series_priority_valid" CHECK ("task_series"."priority" between 1 and 5),
	CONSTRAINT "task_series_minutes_valid" CHECK ("task_series"."minutes" between 15 and 1440)
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"category" text NOT NULL,
	"priority" smallint NOT NULL,
	"due_date" date NOT NULL,
	"start_time" time(3),
	"is_second_occurrence" boolean NOT NULL,
	"start_ms" integer GENERATED ALWAYS AS (coalesce((extract(epoch from start_time) * 1000)::integer, -1)) STORED NOT NULL,
	"minutes" integer NOT NULL,
	"series_id" uuid,
	"series_date" date,
	"completed_at" timestamp (3) with time zone,
	"completed_on" date,
	"words" "bytea" NOT NULL,
	CONSTRAINT "tasks_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "tasks_created_at_valid" CHECK ("tasks"."created_at" >= '1900-01-01T00:00:00Z' and "tasks"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "tasks_updated_at_valid" CHECK ("tasks"."updated_at" >= '1900-01-01T00:00:00Z' and "tasks"."updated_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "tasks_deleted_at_valid" CHECK ("tasks"."deleted_at" >= '1900-01-01T00:00:00Z' and "tasks"."deleted_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "tasks_series_whole" CHECK ((series_id is null) = (series_date is null)),
	CONSTRAINT "tasks_done_whole" CHECK ((completed_at is null) = (completed_on is null)),
	CONSTRAINT "tasks_completed_at_valid" CHECK ("tasks"."completed_at" >= '1900-01-01T00:00:00Z' and "tasks"."completed_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "tasks_due_date_valid" CHECK ("tasks"."due_date" between '1900-01-01' and '2199-12-31'),
	CONSTRAINT "tasks_series_date_valid" CHECK ("tasks"."series_date" between '1900-01-01' and '2199-12-31'),
	CONSTRAINT "tasks_completed_on_valid" CHECK ("tasks"."completed_on" between '1900-01-01' and '2199-12-31'),
	CONSTRAINT "tasks_category_valid" CHECK ("tasks"."category" in ('self-care', 'work', 'personal', 'financial')),
	CONSTRAINT "tasks_priority_valid" CHECK ("tasks"."priority" between 1 and 5),
	CONSTRAINT "tasks_minutes_valid" CHECK ("tasks"."minutes" between 15 and 1440)
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"billing" "bytea" NOT NULL,
	"state" text,
	"period_end" timestamp (3) with time zone,
	"fetched_at" timestamp (3) with time zone,
	CONSTRAINT "subscriptions_created_at_valid" CHECK ("subscriptions"."created_at" >= '1900-01-01T00:00:00Z' and "subscriptions"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "subscriptions_period_end_valid" CHECK ("subscriptions"."period_end" >= '1900-01-01T00:00:00Z' and "subscriptions"."period_end" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "subscriptions_fetched_at_valid" CHECK ("subscriptions"."fetched_at" >= '1900-01-01T00:00:00Z' and "subscriptions"."fetched_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "subscriptions_state_valid" CHECK ("subscriptions"."state" in ('renews', 'ends', 'payment_due', 'ended'))
);
--> statement-breakpoint
CREATE TABLE "breathing_patterns" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"inhale_time" smallint NOT NULL,
	"hold_time" smallint NOT NULL,
	"exhale_time" smallint NOT NULL,
	"rest_time" smallint NOT NULL,
	"cycles" smallint NOT NULL,
	"words" "bytea" NOT NULL,
	CONSTRAINT "breathing_patterns_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "breathing_patterns_created_at_valid" CHECK ("breathing_patterns"."created_at" >= '1900-01-01T00:00:00Z' and "breathing_patterns"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "breathing_patterns_updated_at_valid" CHECK ("breathing_patterns"."updated_at" >= '1900-01-01T00:00:00Z' and "breathing_patterns"."updated_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "breathing_patterns_deleted_at_valid" CHECK ("breathing_patterns"."deleted_at" >= '1900-01-01T00:00:00Z' and "breathing_patterns"."deleted_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "breathing_patterns_inhale_time_valid" CHECK ("breathing_patterns"."inhale_time" between 1 and 60),
	CONSTRAINT "breathing_patterns_hold_time_valid" CHECK ("breathing_patterns"."hold_time" between 0 and 60),
	CONSTRAINT "breathing_patterns_exhale_time_valid" CHECK ("breathing_patterns"."exhale_time" between 1 and 60),
	CONSTRAINT "breathing_patterns_rest_time_valid" CHECK ("breathing_patterns"."rest_time" between 0 and 60),
	CONSTRAINT "breathing_patterns_cycles_valid" CHECK ("breathing_patterns"."cycles" between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "self_care_activities" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"day" date NOT NULL,
	"activity_type" text NOT NULL,
	"duration" smallint NOT NULL,
	"mood" smallint,
	"mood_before" smallint,
	"words" "bytea" NOT NULL,
	CONSTRAINT "self_care_activities_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "self_care_activities_created_at_valid" CHECK ("self_care_activities"."created_at" >= '1900-01-01T00:00:00Z' and "self_care_activities"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "self_care_activities_updated_at_valid" CHECK ("self_care_activities"."updated_at" >= '1900-01-01T00:00:00Z' and "self_care_activities"."updated_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "self_care_activities_deleted_at_valid" CHECK ("self_care_activities"."deleted_at" >= '1900-01-01T00:00:00Z' and "self_care_activities"."deleted_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "self_care_activities_day_valid" CHECK ("self_care_activities"."day" between '1900-01-01' and '2199-12-31'),
	CONSTRAINT "self_care_activities_activity_type_valid" CHECK ("self_care_activities"."activity_type" in ('meditation', 'exercise', 'skincare', 'reading', 'bath', 'massage', 'nature', 'music', 'yoga', 'journaling', 'breathing', 'stretching')),
	CONSTRAINT "self_care_activities_duration_valid" CHECK ("self_care_activities"."duration" between 1 and 1440),
	CONSTRAINT "self_care_activities_mood_valid" CHECK ("self_care_activities"."mood" between 1 and 5),
	CONSTRAINT "self_care_activities_mood_before_valid" CHECK ("self_care_activities"."mood_before" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "shopping_habits" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"words" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shopping_habits_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "shopping_habits_created_at_valid" CHECK ("shopping_habits"."created_at" >= '1900-01-01T00:00:00Z' and "shopping_habits"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "shopping_habits_updated_at_valid" CHECK ("shopping_habits"."updated_at" >= '1900-01-01T00:00:00Z' and "shopping_habits"."updated_at" < '10000-01-01T00:00:00Z')
);
--> statement-breakpoint
CREATE TABLE "shopping_invitations" (
	"list_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"data_key" text NOT NULL,
	"role" text NOT NULL,
	"accepted_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shopping_invitations_list_id_id_pk" PRIMARY KEY("list_id","id"),
	CONSTRAINT "shopping_invitations_created_at_valid" CHECK ("shopping_invitations"."created_at" >= '1900-01-01T00:00:00Z' and "shopping_invitations"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "shopping_invitations_expires_at_valid" CHECK ("shopping_invitations"."expires_at" >= '1900-01-01T00:00:00Z' and "shopping_invitations"."expires_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "shopping_invitations_role_valid" CHECK ("shopping_invitations"."role" in ('tick', 'edit'))
);
--> statement-breakpoint
CREATE TABLE "shopping_items" (
	"list_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"rank" bigint NOT NULL,
	"sort_key" bigint NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"words" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "shopping_items_list_id_id_pk" PRIMARY KEY("list_id","id"),
	CONSTRAINT "shopping_items_created_at_valid" CHECK ("shopping_items"."created_at" >= '1900-01-01T00:00:00Z' and "shopping_items"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "shopping_items_updated_at_valid" CHECK ("shopping_items"."updated_at" >= '1900-01-01T00:00:00Z' and "shopping_items"."updated_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "shopping_items_deleted_at_valid" CHECK ("shopping_items"."deleted_at" >= '1900-01-01T00:00:00Z' and "shopping_items"."deleted_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "shopping_items_completed_at_valid" CHECK ("shopping_items"."completed_at" >= '1900-01-01T00:00:00Z' and "shopping_items"."completed_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "shopping_items_rank_valid" CHECK ("shopping_items"."rank" between -10000000000000 and 10000000000000),
	CONSTRAINT "shopping_items_sort_key_valid" CHECK ("shopping_items"."sort_key" between -10000000000000 and 200000000000000)
);
--> statement-breakpoint
CREATE TABLE "shopping_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shopping_lists_created_at_valid" CHECK ("shopping_lists"."created_at" >= '1900-01-01T00:00:00Z' and "shopping_lists"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "shopping_lists_category_valid" CHECK ("shopping_lists"."category" in ('personal', 'household', 'beauty', 'hygiene', 'home-design', 'spousal', 'children'))
);
--> statement-breakpoint
CREATE TABLE "shopping_members" (
	"list_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"id" uuid NOT NULL,
	"role" text NOT NULL,
	"tab" text,
	"data_key" text NOT NULL,
	"name" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shopping_members_list_id_account_id_pk" PRIMARY KEY("list_id","account_id"),
	CONSTRAINT "shopping_members_created_at_valid" CHECK ("shopping_members"."created_at" >= '1900-01-01T00:00:00Z' and "shopping_members"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "shopping_members_updated_at_valid" CHECK ("shopping_members"."updated_at" >= '1900-01-01T00:00:00Z' and "shopping_members"."updated_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "shopping_members_role_valid" CHECK ("shopping_members"."role" in ('tick', 'edit', 'owner')),
	CONSTRAINT "shopping_members_tab_valid" CHECK ("shopping_members"."tab" in ('personal', 'household', 'beauty', 'hygiene', 'home-design', 'spousal', 'children'))
);
--> statement-breakpoint
CREATE TABLE "prayers" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"day" date NOT NULL,
	"answered_on" date,
	"words" "bytea" NOT NULL,
	CONSTRAINT "prayers_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "prayers_created_at_valid" CHECK ("prayers"."created_at" >= '1900-01-01T00:00:00Z' and "prayers"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "prayers_updated_at_valid" CHECK ("prayers"."updated_at" >= '1900-01-01T00:00:00Z' and "prayers"."updated_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "prayers_deleted_at_valid" CHECK ("prayers"."deleted_at" >= '1900-01-01T00:00:00Z' and "prayers"."deleted_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "prayers_day_valid" CHECK ("prayers"."day" between '1900-01-01' and '2199-12-31'),
	CONSTRAINT "prayers_answered_on_valid" CHECK ("prayers"."answered_on" between '1900-01-01' and '2199-12-31')
);
--> statement-breakpoint
CREATE TABLE "reflections" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"day" date NOT NULL,
	"seconds" smallint NOT NULL,
	"words" "bytea" NOT NULL,
	CONSTRAINT "reflections_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "reflections_created_at_valid" CHECK ("reflections"."created_at" >= '1900-01-01T00:00:00Z' and "reflections"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "reflections_updated_at_valid" CHECK ("reflections"."updated_at" >= '1900-01-01T00:00:00Z' and "reflections"."updated_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "reflections_deleted_at_valid" CHECK ("reflections"."deleted_at" >= '1900-01-01T00:00:00Z' and "reflections"."deleted_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "reflections_day_valid" CHECK ("reflections"."day" between '1900-01-01' and '2199-12-31'),
	CONSTRAINT "reflections_seconds_valid" CHECK ("reflections"."seconds" between 0 and 3600)
);
--> statement-breakpoint
CREATE TABLE "visions" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"rank" bigint NOT NULL,
	"category" text,
	"image_url" text,
	"is_loved" boolean NOT NULL,
	"achieved_at" timestamp (3) with time zone,
	"goal_id" uuid,
	"placement" jsonb,
	"words" "bytea" NOT NULL,
	CONSTRAINT "visions_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "visions_created_at_valid" CHECK ("visions"."created_at" >= '1900-01-01T00:00:00Z' and "visions"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "visions_updated_at_valid" CHECK ("visions"."updated_at" >= '1900-01-01T00:00:00Z' and "visions"."updated_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "visions_deleted_at_valid" CHECK ("visions"."deleted_at" >= '1900-01-01T00:00:00Z' and "visions"."deleted_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "visions_achieved_at_valid" CHECK ("visions"."achieved_at" >= '1900-01-01T00:00:00Z' and "visions"."achieved_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "visions_category_valid" CHECK ("visions"."category" in ('goals', 'career', 'financial', 'personal', 'health', 'travel', 'relationships'))
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "active_months" ADD CONSTRAINT "active_months_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_totals" ADD CONSTRAINT "day_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totals" ADD CONSTRAINT "totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affirmation_loves" ADD CONSTRAINT "affirmation_loves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affirmations" ADD CONSTRAINT "affirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affirmations_seen" ADD CONSTRAINT "affirmations_seen_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "current_affirmations" ADD CONSTRAINT "current_affirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_mixes" ADD CONSTRAINT "saved_mixes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_chats" ADD CONSTRAINT "coach_chats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_quota_usage" ADD CONSTRAINT "coach_quota_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_settings" ADD CONSTRAINT "coach_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dashboard_layouts" ADD CONSTRAINT "dashboard_layouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_days" ADD CONSTRAINT "cycle_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drinks" ADD CONSTRAINT "drinks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fitness_settings" ADD CONSTRAINT "fitness_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meals" ADD CONSTRAINT "meals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weights" ADD CONSTRAINT "weights_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workouts" ADD CONSTRAINT "workouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_updates" ADD CONSTRAINT "goal_updates_user_id_goal_id_goals_user_id_id_fk" FOREIGN KEY ("user_id","goal_id") REFERENCES "public"."goals"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_completions" ADD CONSTRAINT "household_completions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_people" ADD CONSTRAINT "household_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_tasks" ADD CONSTRAINT "household_tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_plan_progress" ADD CONSTRAINT "action_plan_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income_entries" ADD CONSTRAINT "income_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income_settings" ADD CONSTRAINT "income_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_revisions" ADD CONSTRAINT "journal_revisions_user_id_entry_id_journal_entries_user_id_id_fk" FOREIGN KEY ("user_id","entry_id") REFERENCES "public"."journal_entries"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completed_course_steps" ADD CONSTRAINT "completed_course_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meditation_positions" ADD CONSTRAINT "meditation_positions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_quotes" ADD CONSTRAINT "saved_quotes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_reads" ADD CONSTRAINT "notification_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planner_hours" ADD CONSTRAINT "planner_hours_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_series" ADD CONSTRAINT "task_series_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_user_id_series_id_task_series_user_id_id_fk" FOREIGN KEY ("user_id","series_id") REFERENCES "public"."task_series"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "breathing_patterns" ADD CONSTRAINT "breathing_patterns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_care_activities" ADD CONSTRAINT "self_care_activities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_habits" ADD CONSTRAINT "shopping_habits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_habits" ADD CONSTRAINT "shopping_habits_id_user_id_shopping_members_list_id_account_id_fk" FOREIGN KEY ("id","user_id") REFERENCES "public"."shopping_members"("list_id","account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_invitations" ADD CONSTRAINT "shopping_invitations_list_id_shopping_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."shopping_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_invitations" ADD CONSTRAINT "shopping_invitations_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_items" ADD CONSTRAINT "shopping_items_list_id_shopping_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."shopping_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_members" ADD CONSTRAINT "shopping_members_list_id_shopping_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."shopping_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_members" ADD CONSTRAINT "shopping_members_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prayers" ADD CONSTRAINT "prayers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reflections" ADD CONSTRAINT "reflections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visions" ADD CONSTRAINT "visions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credentials_user_idx" ON "credentials" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_key" ON "sessions" USING btree ("token");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id","created_at" desc);--> statement-breakpoint
CREATE INDEX "sessions_expires_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree ("username");--> statement-breakpoint
CREATE INDEX "users_unsealed_idx" ON "users" USING btree ("id") WHERE sealed_email is null;--> statement-breakpoint
CREATE INDEX "users_demo_idx" ON "users" USING btree ("demo_expires_at") WHERE demo_expires_at is not null;--> statement-breakpoint
CREATE INDEX "verifications_identifier_idx" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verifications_expires_idx" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "affirmation_loves_list_idx" ON "affirmation_loves" USING btree ("user_id","created_at" desc,"affirmation_id" desc);--> statement-breakpoint
CREATE INDEX "affirmations_purge_idx" ON "affirmations" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "affirmations_list_idx" ON "affirmations" USING btree ("user_id","created_at" desc,"id" desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "saved_mixes_list_idx" ON "saved_mixes" USING btree ("user_id","created_at" desc,"id" desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "saved_mixes_purge_idx" ON "saved_mixes" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "coach_chats_list_idx" ON "coach_chats" USING btree ("user_id","created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "coach_chats_disclosed_idx" ON "coach_chats" USING btree ("user_id","created_at" desc) WHERE discloses;--> statement-breakpoint
CREATE INDEX "coach_chats_running_idx" ON "coach_chats" USING btree ("updated_at") WHERE state = 'streaming';--> statement-breakpoint
CREATE INDEX "coach_chats_purge_idx" ON "coach_chats" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "changes_purge_idx" ON "changes" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "cycle_days_purge_idx" ON "cycle_days" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "cycle_days_list_idx" ON "cycle_days" USING btree ("user_id","day" desc,"id" desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "drinks_purge_idx" ON "drinks" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "drinks_list_idx" ON "drinks" USING btree ("user_id","day" desc,"id" desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "meals_purge_idx" ON "meals" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "meals_list_idx" ON "meals" USING btree ("user_id","day" desc,"id" desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "weights_purge_idx" ON "weights" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "weights_list_idx" ON "weights" USING btree ("user_id","day" desc,"id" desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "workouts_purge_idx" ON "workouts" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "workouts_list_idx" ON "workouts" USING btree ("user_id","day" desc,"id" desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "goals_list_idx" ON "goals" USING btree ("user_id","created_at" desc,"id" desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "goals_area_idx" ON "goals" USING btree ("user_id","category",(completed_at is not null),"created_at" desc,"id" desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "goals_due_idx" ON "goals" USING btree ("user_id","target_date","id") WHERE deleted_at is null and completed_at is null and target_date is not null;--> statement-breakpoint
CREATE INDEX "goals_done_idx" ON "goals" USING btree ("user_id","completed_at") WHERE deleted_at is null and completed_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "goals_track_as_key" ON "goals" USING btree ("user_id","track_as") WHERE deleted_at is null and track_as is not null;--> statement-breakpoint
CREATE INDEX "goals_purge_idx" ON "goals" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "goal_updates_list_idx" ON "goal_updates" USING btree ("user_id","goal_id","created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "household_completions_task_idx" ON "household_completions" USING btree ("user_id","task_id","id" desc);--> statement-breakpoint
CREATE INDEX "household_completions_day_idx" ON "household_completions" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "household_people_purge_idx" ON "household_people" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "household_people_list_idx" ON "household_people" USING btree ("user_id","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "household_tasks_purge_idx" ON "household_tasks" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "household_tasks_list_idx" ON "household_tasks" USING btree ("user_id","created_at" desc,"id" desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "household_tasks_next_idx" ON "household_tasks" USING btree ("user_id","due_on","id") WHERE deleted_at is null and due_on is not null and (done_on is null or repeat_unit is not null);--> statement-breakpoint
CREATE INDEX "income_entries_purge_idx" ON "income_entries" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "income_entries_list_idx" ON "income_entries" USING btree ("user_id","earned_on" desc,"id" desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "journal_entries_purge_idx" ON "journal_entries" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "journal_entries_list_idx" ON "journal_entries" USING btree ("user_id","created_at" desc,"id" desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "journal_revisions_list_idx" ON "journal_revisions" USING btree ("user_id","entry_id","replaced_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "pictures_unfinished_idx" ON "pictures" USING btree ("created_at") WHERE state <> 'stored';--> statement-breakpoint
CREATE INDEX "pictures_unreferenced_idx" ON "pictures" USING btree ("unreferenced_since") WHERE reference_count = 0;--> statement-breakpoint
CREATE INDEX "task_series_next_generation_idx" ON "task_series" USING btree ("next_generation_on","user_id","id") WHERE next_generation_on is not null;--> statement-breakpoint
CREATE INDEX "tasks_purge_idx" ON "tasks" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "tasks_list_idx" ON "tasks" USING btree ("user_id","due_date","start_ms","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tasks_next_idx" ON "tasks" USING btree ("user_id","due_date","start_ms","id") WHERE deleted_at is null and completed_at is null and start_time is not null;--> statement-breakpoint
CREATE INDEX "tasks_done_idx" ON "tasks" USING btree ("user_id","completed_on") WHERE deleted_at is null and completed_on is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_series_key" ON "tasks" USING btree ("user_id","series_id","series_date") WHERE series_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_user_key" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "breathing_patterns_purge_idx" ON "breathing_patterns" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "breathing_patterns_list_idx" ON "breathing_patterns" USING btree ("user_id","created_at" desc,"id" desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "self_care_activities_purge_idx" ON "self_care_activities" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "self_care_activities_list_idx" ON "self_care_activities" USING btree ("user_id","created_at" desc,"id" desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "shopping_invitations_id_key" ON "shopping_invitations" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "shopping_invitations_secret_key" ON "shopping_invitations" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "shopping_invitations_expires_idx" ON "shopping_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "shopping_items_id_key" ON "shopping_items" USING btree ("id");--> statement-breakpoint
CREATE INDEX "shopping_items_list_idx" ON "shopping_items" USING btree ("list_id","sort_key","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "shopping_items_purge_idx" ON "shopping_items" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "shopping_members_id_key" ON "shopping_members" USING btree ("id");--> statement-breakpoint
CREATE INDEX "shopping_members_account_idx" ON "shopping_members" USING btree ("account_id","created_at","list_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shopping_members_tab_key" ON "shopping_members" USING btree ("account_id","tab") WHERE tab is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "shopping_members_owner_key" ON "shopping_members" USING btree ("list_id") WHERE role = 'owner';--> statement-breakpoint
CREATE INDEX "prayers_purge_idx" ON "prayers" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "prayers_list_idx" ON "prayers" USING btree ("user_id","created_at" desc,"id" desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "reflections_purge_idx" ON "reflections" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "reflections_list_idx" ON "reflections" USING btree ("user_id","created_at" desc,"id" desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "visions_list_idx" ON "visions" USING btree ("user_id","rank","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "visions_goal_idx" ON "visions" USING btree ("user_id","goal_id") WHERE goal_id is not null;--> statement-breakpoint
CREATE INDEX "visions_purge_idx" ON "visions" USING btree ("deleted_at") WHERE deleted_at is not null;
--> statement-breakpoint
-- From here on by hand: what the tables have no words for.
-- Totals are kept here and nowhere else, so that they are right whatever code changes a record: in the same transaction, row by row.
-- A total that falls to 0 stays as 0. What goes with its account is not counted down: the totals go with it too.
-- Days are counted as the transaction commits, so that records of the same moment wait for each other's commit and no longer. Goals
-- and their history count at once: which category an update counts under depends on what else the transaction does.
CREATE FUNCTION count_total(of_user text, of_kind text, by integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF by > 0 THEN
		INSERT INTO totals AS t (user_id, kind, count) VALUES (of_user, of_kind, by)
		ON CONFLICT (user_id, kind) DO UPDATE SET count = t.count + by;
	ELSE
		UPDATE totals t SET count = t.count + by WHERE t.user_id = of_user AND t.kind = of_kind;
	END IF;
END $$;
--> statement-breakpoint
-- Every change takes the day's row of 'forStreak' first, so that two changes of one day never wait for each other in a circle.
-- A reflection counts for the Spiritual score, and not for the streak, like an entry of the income log.
CREATE FUNCTION count_day(of_user text, on_day date, of_kind text, by integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	month_of date := date_trunc('month', on_day)::date;
	bit_of integer := 1 << (extract(day FROM on_day)::integer - 1);
	for_streak integer;
BEGIN
	IF of_kind NOT LIKE 'goal:%' AND of_kind NOT IN ('income', 'reflection') THEN
		IF by > 0 THEN
			INSERT INTO day_totals AS t (user_id, day, kind, count) VALUES (of_user, on_day, 'forStreak', by)
			ON CONFLICT (user_id, day, kind) DO UPDATE SET count = t.count + by RETURNING t.count INTO for_streak;
		ELSE
			UPDATE day_totals t SET count = t.count + by
			WHERE t.user_id = of_user AND t.day = on_day AND t.kind = 'forStreak' RETURNING t.count INTO for_streak;
		END IF;
		IF for_streak >= 2 AND for_streak - by < 2 THEN
			INSERT INTO active_months AS m (user_id, month, day_bits) VALUES (of_user, month_of, bit_of)
			ON CONFLICT (user_id, month) DO UPDATE SET day_bits = m.day_bits | bit_of;
		ELSIF for_streak < 2 AND for_streak - by >= 2 THEN
			UPDATE active_months m SET day_bits = m.day_bits & ~bit_of WHERE m.user_id = of_user AND m.month = month_of;
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
-- A record that counted on a day (null: on none) counts on another now. Days in their order, for the same reason.
CREATE FUNCTION recount(of_user text, was_day date, was_kind text, now_day date, now_kind text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF (was_day, was_kind) IS NOT DISTINCT FROM (now_day, now_kind) THEN RETURN; END IF;
	IF now_day IS NULL AND NOT EXISTS (SELECT FROM users u WHERE u.id = of_user) THEN RETURN; END IF;
	IF now_day < was_day THEN PERFORM count_day(of_user, now_day, now_kind, 1); END IF;
	IF was_day IS NOT NULL THEN PERFORM count_day(of_user, was_day, was_kind, -1); END IF;
	IF now_day IS NOT NULL AND (now_day < was_day) IS NOT TRUE THEN PERFORM count_day(of_user, now_day, now_kind, 1); END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_journal_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM recount(coalesce(new.user_id, old.user_id),
		CASE WHEN old.deleted_at IS NULL THEN old.day END, 'journal',
		CASE WHEN new.deleted_at IS NULL THEN new.day END, 'journal');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER journal_entries_count AFTER INSERT OR DELETE OR UPDATE OF day, deleted_at ON journal_entries
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_journal_entry();
--> statement-breakpoint
CREATE FUNCTION count_self_care_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM recount(coalesce(new.user_id, old.user_id),
		CASE WHEN old.deleted_at IS NULL THEN old.day END, 'selfCare:' || old.activity_type,
		CASE WHEN new.deleted_at IS NULL THEN new.day END, 'selfCare:' || new.activity_type);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER self_care_activities_count AFTER INSERT OR DELETE OR UPDATE OF day, deleted_at, activity_type ON self_care_activities
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_self_care_activity();
--> statement-breakpoint
CREATE FUNCTION count_task() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM recount(coalesce(new.user_id, old.user_id),
		CASE WHEN old.deleted_at IS NULL THEN old.completed_on END, 'task:' || old.category,
		CASE WHEN new.deleted_at IS NULL THEN new.completed_on END, 'task:' || new.category);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER tasks_count AFTER INSERT OR DELETE OR UPDATE OF completed_on, deleted_at, category ON tasks
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_task();
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
--> statement-breakpoint
CREATE FUNCTION count_prayer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM recount(coalesce(new.user_id, old.user_id),
		CASE WHEN old.deleted_at IS NULL THEN old.day END, 'prayer',
		CASE WHEN new.deleted_at IS NULL THEN new.day END, 'prayer');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER prayers_count AFTER INSERT OR DELETE OR UPDATE OF day, deleted_at ON prayers
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_prayer();
--> statement-breakpoint
CREATE FUNCTION count_reflection() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM recount(coalesce(new.user_id, old.user_id),
		CASE WHEN old.deleted_at IS NULL THEN old.day END, 'reflection',
		CASE WHEN new.deleted_at IS NULL THEN new.day END, 'reflection');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER reflections_count AFTER INSERT OR DELETE OR UPDATE OF day, deleted_at ON reflections
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_reflection();
--> statement-breakpoint
CREATE FUNCTION count_workout() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM recount(coalesce(new.user_id, old.user_id),
		CASE WHEN old.deleted_at IS NULL THEN old.day END, 'workout',
		CASE WHEN new.deleted_at IS NULL THEN new.day END, 'workout');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER workouts_count AFTER INSERT OR DELETE OR UPDATE OF day, deleted_at ON workouts
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_workout();
--> statement-breakpoint
-- A household task counts as a completed task, each time it is done; what was done stays done when its task is deleted.
CREATE FUNCTION count_household_completion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM recount(coalesce(new.user_id, old.user_id), old.day, 'task:household', new.day, 'task:household');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER household_completions_count AFTER INSERT OR DELETE OR UPDATE OF day ON household_completions
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_household_completion();
--> statement-breakpoint
-- An update counts as long as its goal is there; once the goal is gone for good, all its updates are counted down already.
CREATE FUNCTION count_goal_update() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	line goal_updates := coalesce(new, old);
	of_category text := (SELECT g.category FROM goals g WHERE g.user_id = line.user_id AND g.id = line.goal_id AND g.deleted_at IS NULL);
BEGIN
	IF of_category IS NOT NULL THEN PERFORM recount(line.user_id, old.day, 'goal:' || of_category, new.day, 'goal:' || of_category); END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER goal_updates_count AFTER INSERT OR DELETE OR UPDATE OF day ON goal_updates
FOR EACH ROW EXECUTE FUNCTION count_goal_update();
--> statement-breakpoint
-- A goal that moves to another category counts down and up on every day of its history: two that swap would wait for each other in a
-- circle. Whoever changes more than one total of a day takes the row of 'goals' first, so they take turns; then 'goals:completed',
-- then days, which is the order of every other change too.
CREATE FUNCTION count_goal() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	of_user text := coalesce(new.user_id, old.user_id);
	was_there integer := CASE WHEN old.id IS NOT NULL AND old.deleted_at IS NULL THEN 1 ELSE 0 END;
	is_there integer := CASE WHEN new.id IS NOT NULL AND new.deleted_at IS NULL THEN 1 ELSE 0 END;
	was_done integer := CASE WHEN old.completed_at IS NULL THEN 0 ELSE was_there END;
	is_done integer := CASE WHEN new.completed_at IS NULL THEN 0 ELSE is_there END;
	of_day record;
BEGIN
	IF is_there = 0 AND NOT EXISTS (SELECT FROM users u WHERE u.id = of_user) THEN RETURN coalesce(new, old); END IF;
	IF is_there <> was_there THEN PERFORM count_total(of_user, 'goals', is_there - was_there); END IF;
	IF tg_op = 'UPDATE' AND old.category <> new.category THEN
		PERFORM FROM totals t WHERE t.user_id = of_user AND t.kind = 'goals' FOR NO KEY UPDATE;
	END IF;
	IF is_done <> was_done THEN PERFORM count_total(of_user, 'goals:completed', is_done - was_done); END IF;
	IF tg_op = 'INSERT' OR (was_there, old.category) IS NOT DISTINCT FROM (is_there, new.category) THEN RETURN coalesce(new, old); END IF;
	FOR of_day IN
		SELECT l.day, count(*)::integer AS lines FROM goal_updates l
		WHERE l.user_id = of_user AND l.goal_id = old.id GROUP BY l.day ORDER BY l.day
	LOOP
		IF was_there = 1 THEN PERFORM count_day(of_user, of_day.day, 'goal:' || old.category, -of_day.lines); END IF;
		IF is_there = 1 THEN PERFORM count_day(of_user, of_day.day, 'goal:' || new.category, of_day.lines); END IF;
	END LOOP;
	RETURN coalesce(new, old);
END $$;
--> statement-breakpoint
CREATE TRIGGER goals_count AFTER INSERT OR UPDATE OF deleted_at, completed_at, category ON goals
FOR EACH ROW EXECUTE FUNCTION count_goal();
--> statement-breakpoint
-- Before: its history goes with it.
CREATE TRIGGER goals_count_gone BEFORE DELETE ON goals FOR EACH ROW EXECUTE FUNCTION count_goal();
--> statement-breakpoint
-- What of a deleted picture may still lie in the object store is written down in the transaction that deletes it, also where it
-- goes with its account. The sweep empties it.
CREATE FUNCTION add_pending_object_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO pending_object_deletions (folder) VALUES ('pictures/' || old.user_id || '/' || old.id) ON CONFLICT DO NOTHING;
	RETURN old;
END $$;
--> statement-breakpoint
CREATE TRIGGER pictures_object_deletion AFTER DELETE ON pictures
FOR EACH ROW WHEN (old.state IN ('storing', 'stored')) EXECUTE FUNCTION add_pending_object_deletion();
--> statement-breakpoint
CREATE FUNCTION picture_of(path text) RETURNS uuid LANGUAGE sql IMMUTABLE
	RETURN substring(path FROM '^/api/pictures/([0-9a-f-]{36})$')::uuid;
--> statement-breakpoint
-- Counts the records that name a picture. Its arguments: the column with the picture's path, and the column with the account.
-- A record that would name a picture of another account, or one that is not stored, is refused.
CREATE FUNCTION count_picture_references() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	was jsonb := CASE WHEN tg_op = 'INSERT' THEN '{}' ELSE to_jsonb(old) END;
	is_now jsonb := CASE WHEN tg_op = 'DELETE' THEN '{}' ELSE to_jsonb(new) END;
	of_user text := coalesce(is_now ->> tg_argv[1], was ->> tg_argv[1]);
	earlier uuid := picture_of(was ->> tg_argv[0]);
	later uuid := picture_of(is_now ->> tg_argv[0]);
BEGIN
	IF earlier IS NOT DISTINCT FROM later THEN RETURN coalesce(new, old); END IF;
	-- In one order, so that opposite changes of one moment do not wait for each other in a circle.
	PERFORM FROM pictures p WHERE p.user_id = of_user AND p.id IN (earlier, later) ORDER BY p.id FOR NO KEY UPDATE;
	UPDATE pictures p SET reference_count = p.reference_count - 1, unreferenced_since = NULL
		WHERE p.user_id = of_user AND p.id = earlier;
	UPDATE pictures p SET reference_count = p.reference_count + 1, unreferenced_since = NULL
		WHERE p.user_id = of_user AND p.id = later AND p.state = 'stored';
	IF later IS NOT NULL AND NOT found THEN
		RAISE EXCEPTION 'A record may name only a stored picture of its own account' USING ERRCODE = 'foreign_key_violation';
	END IF;
	RETURN coalesce(new, old);
END $$;
--> statement-breakpoint
CREATE TRIGGER users_picture AFTER INSERT OR UPDATE OF image ON users
FOR EACH ROW EXECUTE FUNCTION count_picture_references('image', 'id');
--> statement-breakpoint
-- A goal that goes takes the link to it along, and nothing else of the vision.
ALTER TABLE "visions" ADD CONSTRAINT "visions_goal_fk" FOREIGN KEY ("user_id", "goal_id") REFERENCES goals ("user_id", "id") ON DELETE SET NULL ("goal_id");
--> statement-breakpoint
CREATE TRIGGER visions_picture AFTER INSERT OR DELETE OR UPDATE OF image_url ON visions
FOR EACH ROW EXECUTE FUNCTION count_picture_references('image_url', 'user_id');
--> statement-breakpoint
-- Counts new passwords. In the database, so that every way to one counts, in its own transaction.
CREATE FUNCTION count_password() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE users SET password_epoch = password_epoch + 1 WHERE id = NEW.user_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_password AFTER UPDATE OF password ON credentials
FOR EACH ROW WHEN (old.password IS DISTINCT FROM new.password) EXECUTE FUNCTION count_password();
--> statement-breakpoint
-- Whose key seals a record: an account's own, or a list's, with any of the accounts that hold it.
CREATE FUNCTION owner_keys(owner_id text) RETURNS TABLE (owner text, account text, data_key text, shared_key text) LANGUAGE sql STABLE AS $$
	SELECT u.id, u.id, u.data_key, NULL FROM users u WHERE u.id = owner_id
	UNION ALL
	(SELECT m.list_id::text, m.account_id, u.data_key, m.data_key FROM shopping_members m JOIN users u ON u.id = m.account_id
	WHERE m.list_id = CASE WHEN owner_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN owner_id::uuid END
	ORDER BY m.created_at, m.account_id LIMIT 1)
$$;
--> statement-breakpoint
-- When the owner of a shared list goes, who may edit it and has been there longest takes it over; with nobody left the list goes too.
CREATE FUNCTION hand_over_shopping_list() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE shopping_members SET role = 'owner' WHERE list_id = old.list_id AND account_id = (
		SELECT account_id FROM shopping_members WHERE list_id = old.list_id
		ORDER BY (role = 'edit') DESC, created_at, account_id LIMIT 1);
	IF NOT found THEN
		DELETE FROM shopping_lists WHERE id = old.list_id;
	END IF;
	DELETE FROM shopping_invitations WHERE list_id = old.list_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER shopping_members_hand_over AFTER DELETE ON shopping_members
FOR EACH ROW WHEN (old.role = 'owner') EXECUTE FUNCTION hand_over_shopping_list();
--> statement-breakpoint
-- Tells the process behind the connection, which passes it on once its transaction is over (decision 045).
CREATE FUNCTION announce_account(account text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	RAISE NOTICE USING MESSAGE = account, ERRCODE = 'GLCHG';
END $$;
--> statement-breakpoint
-- Logs what a statement changed, for each account. An account that is being deleted has no log any more. Argument: 'id' where
-- the table has that column.
CREATE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_ARGV[0] = 'id' THEN
		INSERT INTO changes (user_id, table_name, ids)
		SELECT c.user_id, TG_TABLE_NAME, CASE WHEN count(*) <= 50 THEN array_agg(c.id::text) END
		FROM changed c WHERE EXISTS (SELECT FROM users u WHERE u.id = c.user_id) GROUP BY c.user_id;
	ELSE
		INSERT INTO changes (user_id, table_name)
		SELECT DISTINCT c.user_id, TG_TABLE_NAME FROM changed c WHERE EXISTS (SELECT FROM users u WHERE u.id = c.user_id);
	END IF;
	PERFORM announce_account(a.user_id) FROM (SELECT DISTINCT user_id FROM changed) a;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION announce_account_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		DELETE FROM changes l USING changed c WHERE l.user_id = c.id;
	ELSE
		INSERT INTO changes (user_id, table_name) SELECT c.id, TG_TABLE_NAME FROM changed c;
	END IF;
	PERFORM announce_account(c.id) FROM changed c;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_update AFTER UPDATE ON users REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION announce_account_change();
--> statement-breakpoint
CREATE TRIGGER announce_delete AFTER DELETE ON users REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION announce_account_change();
--> statement-breakpoint
-- A running reply is saved each second. Only its start and its end are announced.
CREATE FUNCTION announce_chat_update() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	one record;
BEGIN
	FOR one IN
		SELECT c.user_id, array_agg(c.id::text) AS ids FROM changed c JOIN former f USING (user_id, id)
		WHERE c.state <> 'streaming' OR f.state <> 'streaming' OR c.deleted_at IS DISTINCT FROM f.deleted_at
		GROUP BY c.user_id
	LOOP
		INSERT INTO changes (user_id, table_name, ids)
		VALUES (one.user_id, TG_TABLE_NAME, CASE WHEN cardinality(one.ids) <= 50 THEN one.ids END);
		PERFORM announce_account(one.user_id);
	END LOOP;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_update AFTER UPDATE ON coach_chats REFERENCING OLD TABLE AS former NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION announce_chat_update();
--> statement-breakpoint
-- What belongs to a list is announced to all its members.
CREATE FUNCTION announce_list_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	one record;
BEGIN
	FOR one IN
		SELECT m.account_id, array_agg(c.id::text) AS ids FROM changed c
		JOIN shopping_members m USING (list_id) JOIN users u ON u.id = m.account_id GROUP BY m.account_id
	LOOP
		INSERT INTO changes (user_id, table_name, ids)
		VALUES (one.account_id, TG_TABLE_NAME, CASE WHEN cardinality(one.ids) <= 50 THEN one.ids END);
		PERFORM announce_account(one.account_id);
	END LOOP;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Also to who is a member no longer.
CREATE FUNCTION announce_member_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	account text;
BEGIN
	FOR account IN
		SELECT u.id FROM users u WHERE u.id IN (
			SELECT c.account_id FROM changed c
			UNION ALL SELECT m.account_id FROM shopping_members m WHERE m.list_id IN (SELECT c.list_id FROM changed c))
	LOOP
		INSERT INTO changes (user_id, table_name) VALUES (account, TG_TABLE_NAME);
		PERFORM announce_account(account);
	END LOOP;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Every table with an owner or a list announces its changes, also those of later migrations: this runs after each. Left out are
-- the log itself, and totals, which change with the records that they count.
CREATE FUNCTION announce_all_tables() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	one record;
BEGIN
	FOR one IN
		SELECT t.name::regclass AS name, lower(e.event) AS suffix, e.event, e.rows, CASE
			WHEN t.columns @> '{list_id,account_id}' THEN 'announce_member_change()'
			WHEN t.columns @> '{list_id,id}' THEN 'announce_list_change()'
			WHEN t.columns @> '{user_id,id}' THEN 'announce_change(''id'')'
			ELSE 'announce_change()' END AS function
		FROM (
			SELECT c.oid AS name, c.relname, array_agg(a.attname::text) AS columns
			FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
			WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' GROUP BY c.oid) t,
			(VALUES ('INSERT', 'NEW'), ('UPDATE', 'NEW'), ('DELETE', 'OLD')) AS e (event, rows)
		WHERE t.columns && '{user_id,list_id}' AND t.relname NOT IN ('changes', 'day_totals', 'active_months', 'totals')
			AND NOT EXISTS (SELECT FROM pg_trigger g WHERE g.tgrelid = t.name AND g.tgname = 'announce_' || lower(e.event))
	LOOP
		EXECUTE format('CREATE TRIGGER announce_%s AFTER %s ON %s REFERENCING %s TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %s',
			one.suffix, one.event, one.name, one.rows, one.function);
	END LOOP;
END $$;
