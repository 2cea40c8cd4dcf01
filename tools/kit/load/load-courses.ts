import { type SQL, sql } from 'drizzle-orm'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import type { Db } from '@oktant/server/db/engine/db.ts'

const subjects = {
  en: 'Negotiation Budgeting Leadership Presentation Welding Packaging Forecasting Marketing Hygiene Contracts Payroll Coaching Auditing Branding Chemistry Delegation Emails Feedback Grammar Hiring Insurance Journalism Kaizen Logistics Mentoring Networking Onboarding Pricing Quality Recycling Safety Taxes Upholstery Valuation Writing Yields Zoning Archives Brewing Carpentry Drilling',
  de: 'Verhandlung Haushaltsplanung Führung Präsentation Schweißen Verpackung Prognose Vermarktung Hygiene Verträge Lohnabrechnung Begleitung Prüfung Marken Chemie Übertragung Nachrichten Rückmeldung Grammatik Einstellung Versicherung Journalismus Kaizen Lagerung Betreuung Beziehungen Einarbeitung Preise Güte Verwertung Sicherheit Steuern Polsterei Bewertung Schreiben Erträge Zonen Archive Brauen Zimmerei Bohren',
}
const angles = {
  en: 'beginners managers teams suppliers auditors newcomers shifts branches crews offices',
  de: 'Einsteiger Leitende Gruppen Zulieferer Prüfende Neue Schichten Filialen Mannschaften Büros',
}
const usualParts = 8

/** A word of a list for each number `n`; lists of coprime lengths give every pair. */
const oneOf = (list: string, number: SQL) =>
  sql`(string_to_array(${list}, ' '))[1 + (${number}) % ${list.split(' ').length}::integer]`
const both = (of: (language: 'en' | 'de') => SQL) =>
  sql`jsonb_build_object('en', ${of('en')}, 'de', ${of('de')})`
/** So many published courses of so many documents each, spread over the company’s segments. */
export async function loadCourses(db: Db, companyId: number, courses: number, parts = usualParts) {
  const named = (number: SQL) =>
    both(
      (language) =>
        sql`${oneOf(subjects[language], number)} || ' · ' || ${oneOf(angles[language], sql`${number} / 41`)} || ' ' || ${number}`,
    )
  const described = both(
    (language) =>
      sql`'Load ' || ${oneOf(angles[language], sql`n`)} || ', ' || ${oneOf(subjects[language], sql`n / 7`)}`,
  )
  await db.execute(sql`with made as (
      insert into containers (company_id, type_id, parent_id, root_id, position, title, short_title, description)
      select ${companyId}::integer, ${containerType.course}::integer, root.id, root.id, n, ${named(sql`n`)},
        ${named(sql`n`)}, ${described}
      from generate_series(1, ${courses}::integer) n
      join (select id, row_number() over (order by id) - 1 as place, count(*) over () as roots
        from containers where company_id = ${companyId} and key is not null) root on root.place = n % root.roots
      returning id, title, description),
    published as (
      insert into container_editions
        (company_id, container_id, number, title, description, keywords, minutes, next_ids, published_at)
      select ${companyId}::integer, id, 1, title, description, '["load"]', 60, '[]',
        now() - make_interval(hours => id) from made)
    select count(*) from made`)
  await db.execute(sql`update containers set edition_id = edition.id from container_editions edition
    where containers.company_id = ${companyId} and edition.company_id = containers.company_id
      and edition.container_id = containers.id and containers.edition_id is null`)
  await loadParts(db, { companyId, courses, parts }, named, described)
}

type Size = { companyId: number; courses: number; parts: number }

async function loadParts(
  db: Db,
  { companyId, courses, parts }: Size,
  named: (number: SQL) => SQL,
  described: SQL,
) {
  await db.execute(sql`with made as (
      insert into components (company_id, category_id)
      select ${companyId}::integer, ${componentCategory.document}::integer
      from generate_series(1, ${courses * parts}::integer) returning id)
    insert into component_revisions
      (company_id, component_id, title, description, content, keywords, minutes, completion)
    select ${companyId}::integer, numbered.id, ${named(sql`n`)}, ${described},
      '{"html":{"en":"<p>Load</p>","de":"<p>Last</p>"},"url":""}', '[]', 5, 'read'
    from (select id, (row_number() over (order by id))::integer as n from made) numbered`)
  await db.execute(sql`update components set revision_id = revision.id from component_revisions revision
    where components.company_id = ${companyId} and revision.company_id = components.company_id
      and revision.component_id = components.id and components.revision_id is null`)
  // NOTE: of what this transaction has written the planner knows nothing yet, and would compare every part with every course.
  await db.execute(sql`analyze`)
  await db.execute(sql`with places as (
      insert into container_children (company_id, container_id, component_id)
      select ${companyId}::integer, course.id, part.id from (
        select id, (row_number() over (order by id) - 1) / ${parts}::integer as course from components
        where company_id = ${companyId}) part
      join (select id, row_number() over (order by id) - 1 as n from containers
        where company_id = ${companyId} and type_id = ${containerType.course}::integer) course on course.n = part.course
      returning id, container_id, component_id)
    insert into edition_children (company_id, edition_id, child_id, position, unlock, revision_id)
    select ${companyId}::integer, course.edition_id, places.id, places.id, '{"by":"open"}', component.revision_id
    from places
    join containers course on course.company_id = ${companyId} and course.id = places.container_id
    join components component on component.company_id = ${companyId} and component.id = places.component_id`)
}
