import type { DiagramForm, DiagramView, ShownDiagram } from '@oktant/contract/learning/courses/diagrams.ts'
import type { Affected } from '@oktant/contract/http/http.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { touched } from '../../../http/affected.ts'
import { fail } from '../../../http/fail.ts'
import { listSeenCards, type Viewer } from '../learn/learn.ts'
import { takePicture } from '../../organisation/pictures/pictures.ts'
import { accessDiagram } from './diagrams.access.ts'
import {
  type DiagramFound,
  insertDiagram,
  listAreas,
  listShown,
  listTargets,
  writeAreas,
  writeDiagram,
} from './diagrams.queries.ts'
import { faultAt, faultsOf, refuse, tidied } from './diagrams.rules.ts'
import { diagramView, shownDiagram, type Sign } from './diagrams.view.ts'

/** When it is, and how pictures are opened. */
type Moment = { now: Date; sign: Sign }

export async function readDiagram(db: Db, actor: Actor, id: number, { sign }: Moment): Promise<DiagramView> {
  const found = await accessDiagram(db, actor, id)
  return diagramView(found, await listAreas(db, actor.companyId, [id]), sign)
}

/** The form as it may be kept, or what is wrong with it. */
async function checked<F extends DiagramForm>(db: Db, { companyId }: Actor, sent: F, { now }: Moment) {
  const form = tidied(sent)
  const { picture, areas } = form
  const known = new Set(await listTargets(db, companyId, [...new Set(areas.map((area) => area.containerId))]))
  const hasPicture = !picture || (await takePicture(db, { companyId, fileId: picture.fileId }, now))
  refuse([
    ...faultsOf(form),
    ...(hasPicture ? [] : [faultAt('picture', 'choice_unknown')]),
    ...areas.flatMap(({ containerId }, index) =>
      known.has(containerId) ? [] : [faultAt(`areas.${index}.containerId`, 'choice_unknown')],
    ),
  ])
  return form
}

const valuesOf = ({ title, description, picture, isShown }: DiagramForm) => ({
  title,
  description,
  isShown,
  pictureId: picture?.fileId ?? null,
  alt: picture?.alt ?? null,
})

export async function createDiagram(db: Db, actor: Actor, sent: DiagramForm, at: Moment) {
  const form = await checked(db, actor, sent, at)
  const { companyId } = actor
  const id = await insertDiagram(db, companyId, valuesOf(form), at.now)
  await writeAreas(db, { companyId, id }, form.areas)
  const after = { ...valuesOf(form), areas: form.areas.length }
  await audit(db, { by: actor, kind: 'create', object: 'diagram', objectId: id, after })
  return readDiagram(db, actor, id, at)
}

export async function updateDiagram(
  db: Db,
  actor: Actor,
  id: number,
  sent: DiagramForm & { revision: number },
  at: Moment,
) {
  const { diagram } = await accessDiagram(db, actor, id)
  const form = await checked(db, actor, sent, at)
  const before = await readDiagram(db, actor, id, at)
  const seen = { ...diagram, changes: sent.revision }
  if (!(await writeDiagram(db, seen, valuesOf(form), at.now))) throw fail('content_changed')
  await writeAreas(db, diagram, form.areas)
  const after = await readDiagram(db, actor, id, at)
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'diagram',
    objectId: id,
    before: auditedOf(before),
    after: auditedOf(after),
  })
  return after
}

const auditedOf = ({ title, description, isShown, picture, areas }: DiagramView) => ({
  title,
  description,
  isShown,
  pictureId: picture?.fileId ?? null,
  areas: areas.map(({ containerId, x, y, width, height }) => ({ containerId, x, y, width, height })),
})

/** Whither people would no longer be led. */
export async function affectedByDiagram(db: Db, actor: Actor, id: number): Promise<Affected> {
  await accessDiagram(db, actor, id)
  const areas = await listAreas(db, actor.companyId, [id])
  return touched('areas', areas, actor)
}

export async function removeDiagram(db: Db, actor: Actor, id: number, { now }: Moment) {
  const { diagram } = await accessDiagram(db, actor, id)
  await keep(db, diagram, now, now)
  const before = { title: diagram.title }
  await audit(db, { by: actor, kind: 'delete', object: 'diagram', objectId: id, before })
  return {}
}

export async function restoreDiagram(db: Db, actor: Actor, id: number, at: Moment) {
  const { diagram } = await accessDiagram(db, actor, id, { removed: true })
  await keep(db, diagram, null, at.now)
  const after = { title: diagram.title }
  await audit(db, { by: actor, kind: 'create', object: 'diagram', objectId: id, after })
  return readDiagram(db, actor, id, at)
}

async function keep(db: Db, diagram: DiagramFound['diagram'], removedAt: Date | null, now: Date) {
  if (!(await writeDiagram(db, diagram, { removedAt }, now))) throw fail('content_changed')
}

/** The diagrams that people see, with the areas that lead somewhere for whoever asks. */
export async function listShownDiagrams(db: Db, viewer: Viewer, sign: Sign): Promise<ShownDiagram[]> {
  const found = await listShown(db, viewer.companyId)
  if (found.length === 0) return []
  const ids = found.map(({ diagram }) => diagram.id)
  const areas = await listAreas(db, viewer.companyId, ids)
  const cards = await listSeenCards(db, viewer, [...new Set(areas.map(({ containerId }) => containerId))])
  const known = { cards: new Map(cards.map((card) => [card.id, card])), sign }
  return found.flatMap((one) => {
    const own = areas.filter(({ diagramId }) => diagramId === one.diagram.id)
    return shownDiagram(one, own, known) ?? []
  })
}
