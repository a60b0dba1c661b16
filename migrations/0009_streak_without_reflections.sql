-- A reflection counts for the Spiritual score, and not for the streak, like a line of the income log.
CREATE OR REPLACE FUNCTION count_day(of_user text, on_day date, of_kind text, by integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	month_of date := date_trunc('month', on_day)::date;
	bit_of integer := 1 << (extract(day FROM on_day)::integer - 1);
	any_now integer;
BEGIN
	IF of_kind NOT LIKE 'goal:%' AND of_kind NOT IN ('income', 'reflection') THEN
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
-- Reflections that were counted until now leave the days' totals, or a later delete would count them down a second time.
UPDATE day_totals t SET count = t.count - r.count FROM day_totals r
WHERE t.kind = 'any' AND r.kind = 'reflection' AND r.count > 0 AND r.user_id = t.user_id AND r.day = t.day;
--> statement-breakpoint
UPDATE active_months m SET days = m.days & ~lost.days FROM (
	SELECT r.user_id, date_trunc('month', r.day)::date AS month, bit_or(1 << (extract(day FROM r.day)::integer - 1)) AS days
	FROM day_totals r JOIN day_totals t ON t.user_id = r.user_id AND t.day = r.day AND t.kind = 'any' AND t.count < 2
	WHERE r.kind = 'reflection' AND r.count > 0 GROUP BY 1, 2
) lost WHERE lost.user_id = m.user_id AND lost.month = m.month;
