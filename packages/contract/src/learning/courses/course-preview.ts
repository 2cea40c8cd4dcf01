import { Type as t } from '@sinclair/typebox'
import { endpoint, Id, idParams } from '../../http/http.ts'
import { LaunchData } from '../own/launches.ts'
import { Container } from '../own/learn.ts'
import { unitWished } from '../package-launch.ts'

const administers = 'courses.administer'

export const previewCourse = endpoint({
  method: 'GET',
  path: '/admin/container/:id/preview',
  access: administers,
  summary: 'Reads a draft as somebody would meet it who has done the named parts; nothing is kept.',
  params: idParams,
  query: t.Object({
    /** The numbers of the places that are done, with commas between them. */
    done: t.Optional(t.String({ pattern: '^[0-9]{1,9}(,[0-9]{1,9}){0,199}$' })),
  }),
  reply: Container,
  errors: ['container_not_found'],
})

export const previewPart = endpoint({
  method: 'GET',
  path: '/admin/container/:id/preview/:childId',
  access: administers,
  summary: 'Opens a part of a draft as a learner would see it; nothing is kept.',
  params: t.Object({ id: Id, childId: Id }),
  query: t.Object(unitWished),
  reply: LaunchData,
  errors: ['container_not_found', 'container_child_invalid'],
})
