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
	"place" jsonb,
	"words" "bytea" NOT NULL,
	CONSTRAINT "visions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "visions" ADD CONSTRAINT "visions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visions_list_idx" ON "visions" USING btree ("user_id","rank","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "visions_goal_idx" ON "visions" USING btree ("user_id","goal_id") WHERE goal_id is not null;--> statement-breakpoint
CREATE INDEX "visions_purge_idx" ON "visions" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
-- What the tables have no words for: a goal that goes takes the link to it along, and nothing else of the vision.
ALTER TABLE "visions" ADD CONSTRAINT "visions_goal_fk" FOREIGN KEY ("user_id", "goal_id") REFERENCES goals ("user_id", "id") ON DELETE SET NULL ("goal_id");
--> statement-breakpoint
CREATE TRIGGER visions_picture AFTER INSERT OR DELETE OR UPDATE OF image_url ON visions
FOR EACH ROW EXECUTE FUNCTION count_picture_uses('image_url', 'user_id');
