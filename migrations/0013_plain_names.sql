-- By hand: the tables know only new names, and drop and make anew what they were given to before. Names of what a rename keeps (keys,
-- checks, indexes, triggers) follow. Nothing with a sealed value changes its name: it would open no more.
ALTER TABLE "attempts" RENAME TO "rate_limits";--> statement-breakpoint
ALTER TABLE "rate_limits" RENAME CONSTRAINT "attempts_pkey" TO "rate_limits_pkey";--> statement-breakpoint
ALTER INDEX "attempts_expire_idx" RENAME TO "rate_limits_expire_idx";
