ALTER TABLE "learning_group_stays" ADD COLUMN "decided_by" integer;
--> statement-breakpoint
-- Who it was before this was kept is told by the trail, where it still reaches back so far.
update learning_group_stays stay set decided_by = (
  select told.user_id from audit_entries told
  where told.company_id = stay.company_id and told.object = 'user' and told.object_id = stay.user_id
    and told.created_at between stay.since - interval '1 minute' and stay.since + interval '1 minute'
    and case when stay.reason = 'hand'
      then told.after ->> 'addedToLearningGroup' = stay.group_id::text
        or told.after ->> 'allowedInLearningGroup' = stay.group_id::text
      else told.after ->> 'excludedFromLearningGroup' = stay.group_id::text
        or told.after ->> 'removedFromLearningGroup' = stay.group_id::text end
  order by told.id desc limit 1)
where stay.reason <> 'rule';
