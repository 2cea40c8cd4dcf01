ALTER TABLE "goals" ADD COLUMN "competency_item_id" integer;--> statement-breakpoint
ALTER TABLE "goals" ADD COLUMN "declaration_id" integer;--> statement-breakpoint
ALTER TABLE "reward_kinds" ADD COLUMN "rule_budget" integer;--> statement-breakpoint
ALTER TABLE "rewards" ADD COLUMN "goal_id" integer;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_competency" FOREIGN KEY ("company_id","competency_item_id") REFERENCES "public"."competency_items"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goals_of_competency" ON "goals" USING btree ("company_id","competency_item_id","user_id");--> statement-breakpoint
CREATE INDEX "goals_of_declaration" ON "goals" USING btree ("company_id","declaration_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rewards_goal" ON "rewards" USING btree ("company_id","kind_id","goal_id");--> statement-breakpoint
CREATE INDEX "rewards_of_goal" ON "rewards" USING btree ("company_id","goal_id");--> statement-breakpoint
CREATE INDEX "rewards_kind" ON "rewards" USING btree ("company_id","kind_id","given_on");