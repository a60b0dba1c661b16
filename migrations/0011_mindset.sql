CREATE TABLE "course_steps" (
	"user_id" text NOT NULL,
	"course_id" text NOT NULL,
	"step_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "course_steps_user_id_course_id_step_id_pk" PRIMARY KEY("user_id","course_id","step_id")
);
--> statement-breakpoint
CREATE TABLE "meditation_places" (
	"user_id" text NOT NULL,
	"meditation_id" text NOT NULL,
	"seconds" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "meditation_places_user_id_meditation_id_pk" PRIMARY KEY("user_id","meditation_id")
);
--> statement-breakpoint
CREATE TABLE "saved_quotes" (
	"user_id" text NOT NULL,
	"quote_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_quotes_user_id_quote_id_pk" PRIMARY KEY("user_id","quote_id")
);
--> statement-breakpoint
ALTER TABLE "course_steps" ADD CONSTRAINT "course_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meditation_places" ADD CONSTRAINT "meditation_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_quotes" ADD CONSTRAINT "saved_quotes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;