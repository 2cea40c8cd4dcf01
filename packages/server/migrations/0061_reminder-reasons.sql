-- Standard reminders that nobody has changed name the reason as the ones of new companies do, which is a learning group or
-- somebody who gave the course by name. Each language by itself: what somebody wrote anew in one of them stays.
update auto_messages message set texts = jsonb_set(message.texts, array[was.language, 'body'],
  to_jsonb(replace(message.texts -> was.language ->> 'body', was.sentence, '{courseReason}')))
from (values
  ('en', E'Hello {firstName},\n\nthere are two weeks left. ',
    'You have the course by the learning group {learningGroupName}.'),
  ('en', E'Hello {firstName},\n\nthere are only a few days left. ',
    'You have the course by the learning group {learningGroupName}.')
) was (language, begins, sentence)
where message.trigger = 'course.due' and message.texts -> was.language ->> 'body' = was.begins || was.sentence;
--> statement-breakpoint
update auto_messages message set texts = jsonb_set(message.texts, array[was.language, 'body'],
  to_jsonb(replace(message.texts -> was.language ->> 'body', was.sentence, '{courseReason}')))
from (values
  ('de', E'Guten Tag {firstName},\n\nes sind noch zwei Wochen. ',
    'Sie haben den Kurs durch die Lerngruppe {learningGroupName}.'),
  ('de', E'Guten Tag {firstName},\n\nes sind nur noch wenige Tage. ',
    'Sie haben den Kurs durch die Lerngruppe {learningGroupName}.')
) was (language, begins, sentence)
where message.trigger = 'course.due' and message.texts -> was.language ->> 'body' = was.begins || was.sentence;
