ALTER TABLE "digest_items" ADD COLUMN "is_unlisted" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "edition_children" ADD COLUMN "open_to_visitors" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- NOTE: an older migration of the same upgrade may have changed rows of this table, whose triggers wait for the end.
SET CONSTRAINTS ALL IMMEDIATE;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "has_chosen_language" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "mail_servers" ADD COLUMN "set_by" integer;
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "is_unlisted" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX "containers_catalogue" ON "containers" USING btree ("company_id","position","id") WHERE "containers"."state" = 'active' and "containers"."type_id" = 23700;
--> statement-breakpoint
CREATE INDEX "container_editions_offered" ON "container_editions" USING btree ("company_id","featured","published_at");
--> statement-breakpoint
-- Holds the key of a change for this transaction, after whoever holds it now, and tells whether it was answered before.
-- One statement for both: within the function the look at the answers comes after the wait, which in a plain one it does not.
create or replace function hold_repeat(whose text, hash text) returns boolean language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(whose || ' ' || hash, 0));
  return exists (select from repeats where scope = whose and key_hash = hash);
end $$;
--> statement-breakpoint
-- NOTE: whoever changed it themselves chose it.
UPDATE "users" SET "has_chosen_language" = true WHERE EXISTS (
  SELECT FROM "audit_entries" "entry"
  WHERE "entry"."company_id" = "users"."company_id" AND "entry"."object" = 'user'
    AND "entry"."object_id" = "users"."id" AND "entry"."user_id" = "users"."id"
    AND "entry"."kind" = 'update' AND "entry"."after" ? 'language');
--> statement-breakpoint
UPDATE "mail_servers" server SET "set_by" = (
  SELECT CASE WHEN entry.token_id IS NULL THEN entry.user_id END FROM "audit_entries" entry
  WHERE entry.company_id = server.company_id AND entry.object = 'mailSettings'
  ORDER BY entry.id DESC LIMIT 1);
