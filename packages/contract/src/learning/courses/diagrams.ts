import { Type as t, type Static } from '@sinclair/typebox'
import { Prose, Title } from '../components/components.ts'
import { diagramLimits } from '../../kit/constants.ts'
import {
  Affected,
  endpoint,
  Id,
  idParams,
  listQuery,
  LocalText,
  Nothing,
  paged,
  orNull,
} from '../../http/http.ts'
import { Picture, PictureForm } from '../../organisation/pictures.ts'
import { visitorQuery } from '../../organisation/shell.ts'

const { grid } = diagramLimits
const from = t.Integer({ minimum: 0, maximum: grid })
const size = t.Integer({ minimum: diagramLimits.smallestArea, maximum: grid })

/** A part of a picture that leads to a container: where it begins and how far it goes, in thousandths of the picture. */
export type DiagramArea = Static<typeof DiagramArea>
export const DiagramArea = t.Object({
  containerId: Id,
  /** What it is called there; empty for the title of what it leads to. */
  label: t.Object({ en: t.String({ maxLength: 120 }), de: t.String({ maxLength: 120 }) }),
  x: from,
  y: from,
  width: size,
  height: size,
})

/** A picture with areas that lead to containers. */
export type DiagramForm = Static<typeof DiagramForm>
export const DiagramForm = t.Object({
  title: Title,
  description: Prose,
  picture: orNull(PictureForm),
  /** Whether people see it below the wheel. */
  isShown: t.Boolean(),
  areas: t.Array(DiagramArea, { maxItems: diagramLimits.mostAreas }),
})

export type DiagramView = Static<typeof DiagramView>
export const DiagramView = t.Object({
  ...DiagramForm.properties,
  picture: orNull(Picture),
  areas: t.Array(
    t.Object({
      ...DiagramArea.properties,
      title: LocalText,
      containerTypeId: t.Integer(),
      /** Whether nobody can be led there: it is drafted, archived or removed. */
      isMissing: t.Boolean(),
    }),
  ),
  id: Id,
  /** Rises with every change; a change says which it has seen. */
  revision: t.Integer(),
  changedAt: t.String(),
})

export type DiagramRow = Static<typeof DiagramRow>
export const DiagramRow = t.Object({
  id: Id,
  title: LocalText,
  isShown: t.Boolean(),
  areas: t.Integer(),
  changedAt: t.String(),
})

/** A diagram as people meet it; areas that lead nowhere for them are left out. */
export type ShownDiagram = Static<typeof ShownDiagram>
export const ShownDiagram = t.Object({
  id: Id,
  title: LocalText,
  description: LocalText,
  picture: Picture,
  areas: t.Array(
    t.Object({ ...DiagramArea.properties, containerTypeId: t.Integer(), percent: orNull(t.Integer()) }),
  ),
})

const administers = 'courses.administer'
const notFound = 'diagram_not_found'

export const listDiagrams = endpoint({
  method: 'GET',
  path: '/admin/diagram',
  access: administers,
  summary: 'Lists diagrams: pictures with areas that lead to courses and folders.',
  query: listQuery({ sort: ['title', 'isShown', 'changedAt'], filter: ['title', 'isShown'] }),
  reply: paged(DiagramRow),
})

export const createDiagram = endpoint({
  method: 'POST',
  path: '/admin/diagram',
  access: administers,
  summary: 'Makes a diagram.',
  body: DiagramForm,
  reply: DiagramView,
  errors: ['diagram_invalid'],
})

export const readDiagram = endpoint({
  method: 'GET',
  path: '/admin/diagram/:id',
  access: administers,
  summary: 'Reads a diagram as its author sees it.',
  params: idParams,
  reply: DiagramView,
  errors: [notFound],
})

export const updateDiagram = endpoint({
  method: 'PUT',
  path: '/admin/diagram/:id',
  access: administers,
  summary: 'Changes a diagram: its texts, its picture and its areas.',
  params: idParams,
  body: t.Object({ ...DiagramForm.properties, revision: t.Integer() }),
  reply: DiagramView,
  errors: [notFound, 'diagram_invalid', 'content_changed'],
})

export const readDiagramAffected = endpoint({
  method: 'GET',
  path: '/admin/diagram/:id/affected',
  access: administers,
  summary: 'Says which ways would go with a diagram.',
  params: idParams,
  reply: Affected,
  errors: [notFound],
})

export const removeDiagram = endpoint({
  method: 'DELETE',
  path: '/admin/diagram/:id',
  access: administers,
  summary: 'Removes a diagram; what it leads to stays.',
  params: idParams,
  reply: Nothing,
  errors: [notFound],
})

export const restoreDiagram = endpoint({
  method: 'POST',
  path: '/admin/diagram/:id/restore',
  access: administers,
  summary: 'Brings a removed diagram back.',
  params: idParams,
  reply: DiagramView,
  errors: [notFound],
})

export const listShownDiagrams = endpoint({
  method: 'GET',
  path: '/public/diagram',
  access: 'public',
  summary: 'Lists the diagrams that people see, with the areas that lead somewhere for whoever asks.',
  query: visitorQuery,
  reply: t.Array(ShownDiagram),
})
