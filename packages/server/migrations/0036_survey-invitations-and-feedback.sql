ALTER TABLE "survey_invitations" ADD COLUMN "is_withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "survey_invitations" ADD COLUMN "round" integer DEFAULT 0 NOT NULL;