import { and, asc, count, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { DiagramArea } from '@oktant/contract/learning/courses/diagrams.ts'
import type { Language } from '@oktant/contract/http/http.ts'
import type { Db } from '../../../db/engine/db.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { shownList } from '../../../http/answer/shown-list.ts'
import { containers } from '../courses/courses.tables.ts'
import { pictures } from '../../organisation/pictures/pictures.tables.ts'
import { diagramAreas, diagrams } from './diagrams.tables.ts'

type DiagramKey = { companyId: number; id: number }

const seen = {
  diagram: diagrams,
  picture: { fileId: pictures.fileId, width: pictures.width, height: pictures.height },
}
const itsPicture = and(eq(pictures.companyId, diagrams.companyId), eq(pictures.fileId, diagrams.pictureId))

export async function findDiagram(db: Db, { companyId, id }: DiagramKey) {
  const [row] = await db
    .select(seen)
    .from(diagrams)
    .leftJoin(pictures, itsPicture)
    .where(and(eq(diagrams.companyId, companyId), eq(diagrams.id, id)))
  return row
}
export type DiagramFound = NonNullable<Awaited<ReturnType<typeof findDiagram>>>

/** The areas of diagrams in order, with what each leads to. */
export function listAreas(db: Db, companyId: number, ids: readonly number[]) {
  return db
    .select({
      diagramId: diagramAreas.diagramId,
      containerId: diagramAreas.containerId,
      label: diagramAreas.label,
      x: diagramAreas.x,
      y: diagramAreas.y,
      width: diagramAreas.width,
      height: diagramAreas.height,
      title: containers.title,
      containerTypeId: containers.typeId,
      state: containers.state,
    })
    .from(diagramAreas)
    .innerJoin(
      containers,
      and(eq(containers.companyId, diagramAreas.companyId), eq(containers.id, diagramAreas.containerId)),
    )
    .where(and(eq(diagramAreas.companyId, companyId), inArray(diagramAreas.diagramId, [...ids])))
    .orderBy(asc(diagramAreas.diagramId), asc(diagramAreas.position))
}
export type AreaFound = Awaited<ReturnType<typeof listAreas>>[number]

const areas = sql<number>`(select count(*)::int from diagram_areas area
  where area.company_id = "diagrams"."company_id" and area.diagram_id = "diagrams"."id")`

export async function findDiagrams(db: Db, reader: { companyId: number; language: Language }, page: Page) {
  const { wanted, order } = shownList(diagrams, reader, page)
  const { id, title, isShown, changedAt } = diagrams
  const [rows, [total]] = await Promise.all([
    db
      .select({ id, title, isShown, areas, changedAt })
      .from(diagrams)
      .where(wanted)
      .orderBy(...order)
      .limit(page.limit)
      .offset(page.offset),
    db.select({ count: count() }).from(diagrams).where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}

const mostShown = 12

/** Those that people see, in the order in which they were made. */
export function listShown(db: Db, companyId: number) {
  return db
    .select(seen)
    .from(diagrams)
    .innerJoin(pictures, itsPicture)
    .where(
      and(
        eq(diagrams.companyId, companyId),
        eq(diagrams.isShown, true),
        isNull(diagrams.removedAt),
        isNotNull(diagrams.pictureId),
      ),
    )
    .orderBy(asc(diagrams.id))
    .limit(mostShown)
}

/** Which of these are containers of the company that can be led to. */
export async function listTargets(db: Db, companyId: number, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: containers.id })
    .from(containers)
    .where(
      and(
        eq(containers.companyId, companyId),
        inArray(containers.id, [...ids]),
        ne(containers.state, 'deleted'),
      ),
    )
  return rows.map(({ id }) => id)
}

type Values = Pick<typeof diagrams.$inferInsert, 'title' | 'description' | 'pictureId' | 'alt' | 'isShown'>

export async function insertDiagram(db: Db, companyId: number, values: Values, now: Date) {
  const [made] = await db
    .insert(diagrams)
    .values({ companyId, ...values, changedAt: now })
    .returning({ id: diagrams.id })
  if (!made) throw new Error('nothing was made')
  return made.id
}

type Change = Partial<Values> & { removedAt?: Date | null }

/** Compare and set: false where somebody changed it since it was seen. */
export async function writeDiagram(
  db: Db,
  { companyId, id, changes }: DiagramKey & { changes: number },
  change: Change,
  now: Date,
) {
  const written = await db
    .update(diagrams)
    .set({ ...change, changes: changes + 1, changedAt: now })
    .where(and(eq(diagrams.companyId, companyId), eq(diagrams.id, id), eq(diagrams.changes, changes)))
    .returning({ id: diagrams.id })
  return written.length > 0
}

/** Puts a diagram's areas in this order. */
export async function writeAreas(db: Db, { companyId, id }: DiagramKey, sent: readonly DiagramArea[]) {
  await db
    .delete(diagramAreas)
    .where(and(eq(diagramAreas.companyId, companyId), eq(diagramAreas.diagramId, id)))
  if (sent.length === 0) return
  await db
    .insert(diagramAreas)
    .values(sent.map((area, position) => ({ ...area, companyId, diagramId: id, position })))
}
