ALTER TABLE "sessions" ADD COLUMN "device" "bytea";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sealed_email" "bytea";--> statement-breakpoint
CREATE INDEX "users_unsealed_idx" ON "users" USING btree ("id") WHERE sealed_email is null;