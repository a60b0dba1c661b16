ALTER TABLE "goals" DROP CONSTRAINT "goals_target_positive";--> statement-breakpoint
ALTER TABLE "goals" DROP CONSTRAINT "goals_current_not_negative";--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_access_token_expires_at_valid" CHECK ("credentials"."access_token_expires_at" >= '1900-01-01T00:00:00Z' and "credentials"."access_token_expires_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_refresh_token_expires_at_valid" CHECK ("credentials"."refresh_token_expires_at" >= '1900-01-01T00:00:00Z' and "credentials"."refresh_token_expires_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_created_at_valid" CHECK ("credentials"."created_at" >= '1900-01-01T00:00:00Z' and "credentials"."created_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_updated_at_valid" CHECK ("credentials"."updated_at" >= '1900-01-01T00:00:00Z' and "credentials"."updated_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_expires_at_valid" CHECK ("sessions"."expires_at" >= '1900-01-01T00:00:00Z' and "sessions"."expires_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_created_at_valid" CHECK ("sessions"."created_at" >= '1900-01-01T00:00:00Z' and "sessions"."created_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_updated_at_valid" CHECK ("sessions"."updated_at" >= '1900-01-01T00:00:00Z' and "sessions"."updated_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_last_seen_at_valid" CHECK ("sessions"."last_seen_at" >= '1900-01-01T00:00:00Z' and "sessions"."last_seen_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_created_at_valid" CHECK ("users"."created_at" >= '1900-01-01T00:00:00Z' and "users"."created_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_updated_at_valid" CHECK ("users"."updated_at" >= '1900-01-01T00:00:00Z' and "users"."updated_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_onboarded_at_valid" CHECK ("users"."onboarded_at" >= '1900-01-01T00:00:00Z' and "users"."onboarded_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_premium_until_valid" CHECK ("users"."premium_until" >= '1900-01-01T00:00:00Z' and "users"."premium_until" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_trial_started_at_valid" CHECK ("users"."trial_started_at" >= '1900-01-01T00:00:00Z' and "users"."trial_started_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_demo_expires_at_valid" CHECK ("users"."demo_expires_at" >= '1900-01-01T00:00:00Z' and "users"."demo_expires_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_premium_source_valid" CHECK ("users"."premium_source" in ('trial', 'granted')) NOT VALID;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_expires_at_valid" CHECK ("verifications"."expires_at" >= '1900-01-01T00:00:00Z' and "verifications"."expires_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_created_at_valid" CHECK ("verifications"."created_at" >= '1900-01-01T00:00:00Z' and "verifications"."created_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_updated_at_valid" CHECK ("verifications"."updated_at" >= '1900-01-01T00:00:00Z' and "verifications"."updated_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "active_months" ADD CONSTRAINT "active_months_month_valid" CHECK ("active_months"."month" between '1900-01-01' and '2199-12-31') NOT VALID;--> statement-breakpoint
ALTER TABLE "day_totals" ADD CONSTRAINT "day_totals_day_valid" CHECK ("day_totals"."day" between '1900-01-01' and '2199-12-31') NOT VALID;--> statement-breakpoint
ALTER TABLE "affirmation_days" ADD CONSTRAINT "affirmation_days_day_valid" CHECK ("affirmation_days"."day" between '1900-01-01' and '2199-12-31') NOT VALID;--> statement-breakpoint
ALTER TABLE "affirmation_loves" ADD CONSTRAINT "affirmation_loves_created_at_valid" CHECK ("affirmation_loves"."created_at" >= '1900-01-01T00:00:00Z' and "affirmation_loves"."created_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "affirmations" ADD CONSTRAINT "affirmations_created_at_valid" CHECK ("affirmations"."created_at" >= '1900-01-01T00:00:00Z' and "affirmations"."created_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "affirmations" ADD CONSTRAINT "affirmations_updated_at_valid" CHECK ("affirmations"."updated_at" >= '1900-01-01T00:00:00Z' and "affirmations"."updated_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "affirmations" ADD CONSTRAINT "affirmations_deleted_at_valid" CHECK ("affirmations"."deleted_at" >= '1900-01-01T00:00:00Z' and "affirmations"."deleted_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "affirmations" ADD CONSTRAINT "affirmations_category_valid" CHECK ("affirmations"."category" in ('general', 'success', 'self-love', 'abundance', 'confidence', 'health', 'relationships')) NOT VALID;--> statement-breakpoint
ALTER TABLE "saved_mixes" ADD CONSTRAINT "saved_mixes_created_at_valid" CHECK ("saved_mixes"."created_at" >= '1900-01-01T00:00:00Z' and "saved_mixes"."created_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "saved_mixes" ADD CONSTRAINT "saved_mixes_updated_at_valid" CHECK ("saved_mixes"."updated_at" >= '1900-01-01T00:00:00Z' and "saved_mixes"."updated_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "saved_mixes" ADD CONSTRAINT "saved_mixes_deleted_at_valid" CHECK ("saved_mixes"."deleted_at" >= '1900-01-01T00:00:00Z' and "saved_mixes"."deleted_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "coach_chats" ADD CONSTRAINT "coach_chats_created_at_valid" CHECK ("coach_chats"."created_at" >= '1900-01-01T00:00:00Z' and "coach_chats"."created_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "coach_chats" ADD CONSTRAINT "coach_chats_updated_at_valid" CHECK ("coach_chats"."updated_at" >= '1900-01-01T00:00:00Z' and "coach_chats"."updated_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "coach_chats" ADD CONSTRAINT "coach_chats_deleted_at_valid" CHECK ("coach_chats"."deleted_at" >= '1900-01-01T00:00:00Z' and "coach_chats"."deleted_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "coach_chats" ADD CONSTRAINT "coach_chats_state_valid" CHECK ("coach_chats"."state" in ('streaming', 'done', 'stopped', 'failed')) NOT VALID;--> statement-breakpoint
ALTER TABLE "coach_chats" ADD CONSTRAINT "coach_chats_month_valid" CHECK ("coach_chats"."month" ~ '^[12][0-9]{3}-(0[1-9]|1[0-2])$') NOT VALID;--> statement-breakpoint
ALTER TABLE "coach_months" ADD CONSTRAINT "coach_months_month_valid" CHECK ("coach_months"."month" ~ '^[12][0-9]{3}-(0[1-9]|1[0-2])$') NOT VALID;--> statement-breakpoint
ALTER TABLE "coach_months" ADD CONSTRAINT "coach_months_used_valid" CHECK ("coach_months"."used" between 0 and 2147483647) NOT VALID;--> statement-breakpoint
ALTER TABLE "coach_safety_counts" ADD CONSTRAINT "coach_safety_counts_day_valid" CHECK ("coach_safety_counts"."day" between '1900-01-01' and '2199-12-31') NOT VALID;--> statement-breakpoint
ALTER TABLE "coach_safety_counts" ADD CONSTRAINT "coach_safety_counts_kind_valid" CHECK ("coach_safety_counts"."kind" in ('medical', 'selfHarm', 'someoneInDanger', 'sexualAssault', 'violenceAtHome', 'afterBirth', 'harmToOthers', 'coerciveControl', 'eating')) NOT VALID;--> statement-breakpoint
ALTER TABLE "coach_safety_counts" ADD CONSTRAINT "coach_safety_counts_language_valid" CHECK ("coach_safety_counts"."language" in ('en', 'es')) NOT VALID;--> statement-breakpoint
ALTER TABLE "coach_safety_counts" ADD CONSTRAINT "coach_safety_counts_count_valid" CHECK ("coach_safety_counts"."count" between 0 and 2147483647) NOT VALID;--> statement-breakpoint
ALTER TABLE "goal_updates" ADD CONSTRAINT "goal_updates_created_at_valid" CHECK ("goal_updates"."created_at" >= '1900-01-01T00:00:00Z' and "goal_updates"."created_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "goal_updates" ADD CONSTRAINT "goal_updates_day_valid" CHECK ("goal_updates"."day" between '1900-01-01' and '2199-12-31') NOT VALID;--> statement-breakpoint
ALTER TABLE "goal_updates" ADD CONSTRAINT "goal_updates_value_valid" CHECK ("goal_updates"."value" between 0 and '999999999999.9999') NOT VALID;--> statement-breakpoint
ALTER TABLE "goal_updates" ADD CONSTRAINT "goal_updates_change_valid" CHECK ("goal_updates"."change" between '-999999999999.9999' and '999999999999.9999') NOT VALID;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_created_at_valid" CHECK ("goals"."created_at" >= '1900-01-01T00:00:00Z' and "goals"."created_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_updated_at_valid" CHECK ("goals"."updated_at" >= '1900-01-01T00:00:00Z' and "goals"."updated_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_deleted_at_valid" CHECK ("goals"."deleted_at" >= '1900-01-01T00:00:00Z' and "goals"."deleted_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_completed_at_valid" CHECK ("goals"."completed_at" >= '1900-01-01T00:00:00Z' and "goals"."completed_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_target_date_valid" CHECK ("goals"."target_date" between '1900-01-01' and '2199-12-31') NOT VALID;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_kind_valid" CHECK ("goals"."kind" in ('amount', 'debt', 'habit', 'milestones')) NOT VALID;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_category_valid" CHECK ("goals"."category" in ('financial', 'physical', 'self-care', 'career', 'personal', 'relationships', 'spiritual')) NOT VALID;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_currency_valid" CHECK ("goals"."currency" in ('AED', 'AFN', 'ALL', 'AMD', 'AOA', 'ARS', 'AUD', 'AWG', 'AZN', 'BAM', 'BBD', 'BDT', 'BGN', 'BHD', 'BIF', 'BMD', 'BND', 'BOB', 'BRL', 'BSD', 'BTN', 'BWP', 'BYN', 'BZD', 'CAD', 'CDF', 'CHF', 'CLP', 'CNY', 'COP', 'CRC', 'CUP', 'CVE', 'CZK', 'DJF', 'DKK', 'DOP', 'DZD', 'EGP', 'ERN', 'ETB', 'EUR', 'FJD', 'FKP', 'GBP', 'GEL', 'GHS', 'GIP', 'GMD', 'GNF', 'GTQ', 'GYD', 'HKD', 'HNL', 'HTG', 'HUF', 'IDR', 'ILS', 'INR', 'IQD', 'IRR', 'ISK', 'JMD', 'JOD', 'JPY', 'KES', 'KGS', 'KHR', 'KMF', 'KPW', 'KRW', 'KWD', 'KYD', 'KZT', 'LAK', 'LBP', 'LKR', 'LRD', 'LSL', 'LYD', 'MAD', 'MDL', 'MGA', 'MKD', 'MMK', 'MNT', 'MOP', 'MRU', 'MUR', 'MVR', 'MWK', 'MXN', 'MYR', 'MZN', 'NAD', 'NGN', 'NIO', 'NOK', 'NPR', 'NZD', 'OMR', 'PAB', 'PEN', 'PGK', 'PHP', 'PKR', 'PLN', 'PYG', 'QAR', 'RON', 'RSD', 'RUB', 'RWF', 'SAR', 'SBD', 'SCR', 'SDG', 'SEK', 'SGD', 'SHP', 'SLE', 'SOS', 'SRD', 'SSP', 'STN', 'SVC', 'SYP', 'SZL', 'THB', 'TJS', 'TMT', 'TND', 'TOP', 'TRY', 'TTD', 'TWD', 'TZS', 'UAH', 'UGX', 'USD', 'UYU', 'UZS', 'VES', 'VND', 'VUV', 'WST', 'XAF', 'XCD', 'XOF', 'XPF', 'YER', 'ZAR', 'ZMW', 'ZWG')) NOT VALID;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_track_as_valid" CHECK ("goals"."track_as" in ('monthlyIncome', 'emergencyFund')) NOT VALID;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_priority_valid" CHECK ("goals"."priority" between 1 and 5) NOT VALID;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_target_valid" CHECK ("goals"."target" between '0.0001' and '999999999999.9999') NOT VALID;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_current_valid" CHECK ("goals"."current" between 0 and '999999999999.9999') NOT VALID;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_start_valid" CHECK ("goals"."start" between 0 and '999999999999.9999') NOT VALID;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_created_at_valid" CHECK ("journal_entries"."created_at" >= '1900-01-01T00:00:00Z' and "journal_entries"."created_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_updated_at_valid" CHECK ("journal_entries"."updated_at" >= '1900-01-01T00:00:00Z' and "journal_entries"."updated_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_deleted_at_valid" CHECK ("journal_entries"."deleted_at" >= '1900-01-01T00:00:00Z' and "journal_entries"."deleted_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_day_valid" CHECK ("journal_entries"."day" between '1900-01-01' and '2199-12-31') NOT VALID;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_mood_valid" CHECK ("journal_entries"."mood" between 1 and 5) NOT VALID;--> statement-breakpoint
ALTER TABLE "journal_revisions" ADD CONSTRAINT "journal_revisions_replaced_at_valid" CHECK ("journal_revisions"."replaced_at" >= '1900-01-01T00:00:00Z' and "journal_revisions"."replaced_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "journal_revisions" ADD CONSTRAINT "journal_revisions_mood_valid" CHECK ("journal_revisions"."mood" between 1 and 5) NOT VALID;--> statement-breakpoint
ALTER TABLE "course_steps" ADD CONSTRAINT "course_steps_created_at_valid" CHECK ("course_steps"."created_at" >= '1900-01-01T00:00:00Z' and "course_steps"."created_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "meditation_places" ADD CONSTRAINT "meditation_places_updated_at_valid" CHECK ("meditation_places"."updated_at" >= '1900-01-01T00:00:00Z' and "meditation_places"."updated_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "meditation_places" ADD CONSTRAINT "meditation_places_seconds_valid" CHECK ("meditation_places"."seconds" between 0 and 2147483647) NOT VALID;--> statement-breakpoint
ALTER TABLE "saved_quotes" ADD CONSTRAINT "saved_quotes_created_at_valid" CHECK ("saved_quotes"."created_at" >= '1900-01-01T00:00:00Z' and "saved_quotes"."created_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_created_at_valid" CHECK ("pictures"."created_at" >= '1900-01-01T00:00:00Z' and "pictures"."created_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_loose_since_valid" CHECK ("pictures"."loose_since" >= '1900-01-01T00:00:00Z' and "pictures"."loose_since" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_state_valid" CHECK ("pictures"."state" in ('asked', 'arriving', 'storing', 'stored')) NOT VALID;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_width_valid" CHECK ("pictures"."width" between 0 and 2147483647) NOT VALID;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_height_valid" CHECK ("pictures"."height" between 0 and 2147483647) NOT VALID;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_bytes_valid" CHECK ("pictures"."bytes" between 0 and 2147483647) NOT VALID;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_uses_valid" CHECK ("pictures"."uses" between 0 and 2147483647) NOT VALID;--> statement-breakpoint
ALTER TABLE "task_series" ADD CONSTRAINT "task_series_created_at_valid" CHECK ("task_series"."created_at" >= '1900-01-01T00:00:00Z' and "task_series"."created_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "task_series" ADD CONSTRAINT "task_series_updated_at_valid" CHECK ("task_series"."updated_at" >= '1900-01-01T00:00:00Z' and "task_series"."updated_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "task_series" ADD CONSTRAINT "task_series_first_day_valid" CHECK ("task_series"."first_day" between '1900-01-01' and '2199-12-31') NOT VALID;--> statement-breakpoint
ALTER TABLE "task_series" ADD CONSTRAINT "task_series_plan_on_valid" CHECK ("task_series"."plan_on" between '1900-01-01' and '2199-12-31') NOT VALID;--> statement-breakpoint
ALTER TABLE "task_series" ADD CONSTRAINT "task_series_planned_through_valid" CHECK ("task_series"."planned_through" between '1899-12-31' and '2209-12-31') NOT VALID;--> statement-breakpoint
ALTER TABLE "task_series" ADD CONSTRAINT "task_series_category_valid" CHECK ("task_series"."category" in ('self-care', 'work', 'personal', 'financial')) NOT VALID;--> statement-breakpoint
ALTER TABLE "task_series" ADD CONSTRAINT "task_series_priority_valid" CHECK ("task_series"."priority" between 1 and 5) NOT VALID;--> statement-breakpoint
ALTER TABLE "task_series" ADD CONSTRAINT "task_series_minutes_valid" CHECK ("task_series"."minutes" between 15 and 1440) NOT VALID;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_created_at_valid" CHECK ("tasks"."created_at" >= '1900-01-01T00:00:00Z' and "tasks"."created_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_updated_at_valid" CHECK ("tasks"."updated_at" >= '1900-01-01T00:00:00Z' and "tasks"."updated_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_deleted_at_valid" CHECK ("tasks"."deleted_at" >= '1900-01-01T00:00:00Z' and "tasks"."deleted_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_completed_at_valid" CHECK ("tasks"."completed_at" >= '1900-01-01T00:00:00Z' and "tasks"."completed_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_due_date_valid" CHECK ("tasks"."due_date" between '1900-01-01' and '2199-12-31') NOT VALID;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_series_date_valid" CHECK ("tasks"."series_date" between '1900-01-01' and '2199-12-31') NOT VALID;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_completed_on_valid" CHECK ("tasks"."completed_on" between '1900-01-01' and '2199-12-31') NOT VALID;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_category_valid" CHECK ("tasks"."category" in ('self-care', 'work', 'personal', 'financial')) NOT VALID;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_priority_valid" CHECK ("tasks"."priority" between 1 and 5) NOT VALID;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_minutes_valid" CHECK ("tasks"."minutes" between 15 and 1440) NOT VALID;--> statement-breakpoint
ALTER TABLE "breathing_patterns" ADD CONSTRAINT "breathing_patterns_created_at_valid" CHECK ("breathing_patterns"."created_at" >= '1900-01-01T00:00:00Z' and "breathing_patterns"."created_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "breathing_patterns" ADD CONSTRAINT "breathing_patterns_updated_at_valid" CHECK ("breathing_patterns"."updated_at" >= '1900-01-01T00:00:00Z' and "breathing_patterns"."updated_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "breathing_patterns" ADD CONSTRAINT "breathing_patterns_deleted_at_valid" CHECK ("breathing_patterns"."deleted_at" >= '1900-01-01T00:00:00Z' and "breathing_patterns"."deleted_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "breathing_patterns" ADD CONSTRAINT "breathing_patterns_inhale_time_valid" CHECK ("breathing_patterns"."inhale_time" between 1 and 60) NOT VALID;--> statement-breakpoint
ALTER TABLE "breathing_patterns" ADD CONSTRAINT "breathing_patterns_hold_time_valid" CHECK ("breathing_patterns"."hold_time" between 0 and 60) NOT VALID;--> statement-breakpoint
ALTER TABLE "breathing_patterns" ADD CONSTRAINT "breathing_patterns_exhale_time_valid" CHECK ("breathing_patterns"."exhale_time" between 1 and 60) NOT VALID;--> statement-breakpoint
ALTER TABLE "breathing_patterns" ADD CONSTRAINT "breathing_patterns_rest_time_valid" CHECK ("breathing_patterns"."rest_time" between 0 and 60) NOT VALID;--> statement-breakpoint
ALTER TABLE "breathing_patterns" ADD CONSTRAINT "breathing_patterns_cycles_valid" CHECK ("breathing_patterns"."cycles" between 1 and 200) NOT VALID;--> statement-breakpoint
ALTER TABLE "self_care_activities" ADD CONSTRAINT "self_care_activities_created_at_valid" CHECK ("self_care_activities"."created_at" >= '1900-01-01T00:00:00Z' and "self_care_activities"."created_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "self_care_activities" ADD CONSTRAINT "self_care_activities_updated_at_valid" CHECK ("self_care_activities"."updated_at" >= '1900-01-01T00:00:00Z' and "self_care_activities"."updated_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "self_care_activities" ADD CONSTRAINT "self_care_activities_deleted_at_valid" CHECK ("self_care_activities"."deleted_at" >= '1900-01-01T00:00:00Z' and "self_care_activities"."deleted_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "self_care_activities" ADD CONSTRAINT "self_care_activities_day_valid" CHECK ("self_care_activities"."day" between '1900-01-01' and '2199-12-31') NOT VALID;--> statement-breakpoint
ALTER TABLE "self_care_activities" ADD CONSTRAINT "self_care_activities_activity_type_valid" CHECK ("self_care_activities"."activity_type" in ('meditation', 'exercise', 'skincare', 'reading', 'bath', 'massage', 'nature', 'music', 'yoga', 'journaling', 'breathing', 'stretching')) NOT VALID;--> statement-breakpoint
ALTER TABLE "self_care_activities" ADD CONSTRAINT "self_care_activities_duration_valid" CHECK ("self_care_activities"."duration" between 1 and 1440) NOT VALID;--> statement-breakpoint
ALTER TABLE "self_care_activities" ADD CONSTRAINT "self_care_activities_mood_valid" CHECK ("self_care_activities"."mood" between 1 and 5) NOT VALID;--> statement-breakpoint
ALTER TABLE "self_care_activities" ADD CONSTRAINT "self_care_activities_mood_before_valid" CHECK ("self_care_activities"."mood_before" between 1 and 5) NOT VALID;--> statement-breakpoint
ALTER TABLE "visions" ADD CONSTRAINT "visions_created_at_valid" CHECK ("visions"."created_at" >= '1900-01-01T00:00:00Z' and "visions"."created_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "visions" ADD CONSTRAINT "visions_updated_at_valid" CHECK ("visions"."updated_at" >= '1900-01-01T00:00:00Z' and "visions"."updated_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "visions" ADD CONSTRAINT "visions_deleted_at_valid" CHECK ("visions"."deleted_at" >= '1900-01-01T00:00:00Z' and "visions"."deleted_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "visions" ADD CONSTRAINT "visions_achieved_at_valid" CHECK ("visions"."achieved_at" >= '1900-01-01T00:00:00Z' and "visions"."achieved_at" < '10000-01-01T00:00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "visions" ADD CONSTRAINT "visions_category_valid" CHECK ("visions"."category" in ('goals', 'career', 'financial', 'personal', 'health', 'travel', 'relationships')) NOT VALID;
--> statement-breakpoint
-- By hand: what is written from here on is checked (NOT VALID above). Rows of before are checked where none breaks a rule; one that does
-- keeps its table as it is, for the server to start.
DO $$
DECLARE
	rule record;
BEGIN
	FOR rule IN
		SELECT c.conrelid::regclass AS of_table, c.conname FROM pg_constraint c
		WHERE c.connamespace = 'public'::regnamespace AND c.contype = 'c' AND NOT c.convalidated
	LOOP
		BEGIN
			EXECUTE format('ALTER TABLE %s VALIDATE CONSTRAINT %I', rule.of_table, rule.conname);
		EXCEPTION WHEN check_violation THEN
			RAISE WARNING 'Rows of % break %', rule.of_table, rule.conname;
		END;
	END LOOP;
END $$;
