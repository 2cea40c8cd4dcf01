-- NOTE: an older migration of the same upgrade may have changed rows of these tables, whose triggers wait for the end.
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
-- Each question of an attempt under way gets its row, with the number that it was told by.
INSERT INTO "question_scores"
  ("id", "company_id", "attempt_id", "position", "version_id", "mandatory", "full_score", "most", "drawn")
OVERRIDING SYSTEM VALUE
SELECT attempt.score_ids[one.place], attempt.company_id, attempt.id, one.place - 1, (one.value->>0)::int,
  (one.value->>1)::boolean, (one.value->>2)::int, (one.value->>3)::int,
  jsonb_build_object('choices', one.value->4, 'lefts', one.value->5, 'rights', one.value->6)
FROM "evaluation_attempts" attempt
CROSS JOIN LATERAL json_array_elements(attempt.asked) WITH ORDINALITY AS one(value, place)
WHERE attempt.asked IS NOT NULL
ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP FUNCTION "draws_changed" CASCADE;--> statement-breakpoint
DROP TABLE "draw_versions" CASCADE;--> statement-breakpoint
ALTER TABLE "evaluation_attempts" DROP COLUMN "asked";--> statement-breakpoint
ALTER TABLE "evaluation_attempts" DROP COLUMN "score_ids";
