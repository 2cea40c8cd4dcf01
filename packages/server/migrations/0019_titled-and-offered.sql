DROP INDEX "container_editions_offered";--> statement-breakpoint
CREATE INDEX "component_revisions_title_en" ON "component_revisions" USING btree ("company_id",(coalesce(nullif("title"->>'en', ''), "title"->>'de')) collate "und-x-icu");--> statement-breakpoint
CREATE INDEX "component_revisions_title_de" ON "component_revisions" USING btree ("company_id",(coalesce(nullif("title"->>'de', ''), "title"->>'en')) collate "und-x-icu");--> statement-breakpoint
CREATE INDEX "components_revision" ON "components" USING btree ("company_id","revision_id");--> statement-breakpoint
CREATE INDEX "containers_offered" ON "containers" USING btree ("company_id","edition_id","root_id","parent_id","id") WHERE "containers"."state" = 'active' and "containers"."type_id" = 23700
          and not "containers"."for_groups";--> statement-breakpoint
CREATE INDEX "container_editions_offered" ON "container_editions" USING btree ("company_id","featured","published_at","id");