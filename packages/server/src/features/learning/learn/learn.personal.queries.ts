import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { learnWords } from './learn.words.ts'

export const learningData = [
  personalPart({
    name: 'courses',
    title: learnWords.archive.courses,
    covers: ['container_logs.user_id'],
    rows: ({ companyId, id }) => sql`
      select edition.title "course", log.period "attempt", log.state, log.percent, log.mark, log.seconds,
        log.started_at "startedAt", log.last_at "lastAt", log.completed_at "completedAt",
        log.opened_by "openedAgainBy", log.opened_at "openedAgainAt", log.due_on "dueOn"
      from container_logs log
      left join container_editions edition on edition.company_id = log.company_id and edition.id = log.edition_id
      where log.company_id = ${companyId} and log.user_id = ${id} order by log.started_at, log.id`,
  }),
  personalPart({
    name: 'parts-of-courses',
    title: learnWords.archive.partsOfCourses,
    covers: ['component_logs.user_id'],
    rows: ({ companyId, id }) => sql`
      select edition.title "course", done.child_id "number", done.attempt, done.state, done.mark, done.seconds,
        done.location, done.started_at "startedAt", done.last_at "lastAt", done.completed_at "completedAt"
      from component_logs done
      left join container_logs log on log.company_id = done.company_id and log.id = done.container_log_id
      left join container_editions edition on edition.company_id = log.company_id and edition.id = log.edition_id
      where done.company_id = ${companyId} and done.user_id = ${id} order by done.started_at, done.id`,
  }),
  personalPart({
    name: 'films-that-did-not-play',
    title: learnWords.archive.filmsThatDidNotPlay,
    covers: ['unplayed_films.user_id'],
    rows: ({ companyId, id }) => sql`
      select file.title "file", said.reason, said.said_at "saidAt"
      from unplayed_films said
      join files file on file.company_id = said.company_id and file.id = said.file_id
      where said.company_id = ${companyId} and said.user_id = ${id} order by said.said_at, said.file_id`,
  }),
]
