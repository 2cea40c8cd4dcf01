import { createJobRole, createLocality } from '@oktant/contract/people/places.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import type { Made } from '../../kit/make.ts'
import { type Scene, two } from '../scene.ts'

const form = { name: 'Harbour', enableChat: false, visibleModules: [], accessTimeslots: [] }

const ofGroup =
  (rest: (project: { id: number }, owner: Made) => object = () => ({}), isEmpty = false): Scene =>
  async (server) => {
    const pair = await two(server, ['projects.administer'])
    const project = await server.make.project(pair.owner.companyId)
    if (!isEmpty) await server.make.member(pair.owner, project.id)
    return { ...pair, call: { params: { id: project.id }, ...rest(project, pair.owner) } }
  }

const inPath = (rest: (owner: Made) => object = () => ({}), isEmpty = false) =>
  ofGroup(({ id }, owner) => ({ params: { owner: 'project', id }, query: {}, ...rest(owner) }), isEmpty)
const inQuery = (rest: (owner: Made) => object = () => ({}), isEmpty = false) =>
  ofGroup(({ id }, owner) => ({ params: { owner: 'project' }, query: { id }, ...rest(owner) }), isEmpty)
const people = ({ id }: Made) => ({ body: { userIds: [id] } })

const ofPlace =
  (entry: typeof createJobRole | typeof createLocality, rest: object = {}): Scene =>
  async (server) => {
    const permission: Permission = entry === createJobRole ? 'jobRoles.administer' : 'localities.administer'
    const pair = await two(server, [permission])
    const { id } = await server.call(createJobRole === entry ? createJobRole : createLocality, {
      as: pair.owner,
      body: { name: { en: 'Smith', de: 'Schmied' } },
    })
    return { ...pair, call: { params: { id }, query: {}, ...rest } }
  }
const renamed = { body: { name: { en: 'Baker', de: 'Bäcker' } } }

export const groupScenes: Record<string, Scene> = {
  addMembers: inPath(people, true),
  addMembersByParameter: inQuery(people, true),
  listMembers: inPath(),
  listMembersByParameter: inQuery(),
  readGroup: ofGroup(),
  removeGroup: ofGroup(undefined, true),
  removeJobRole: ofPlace(createJobRole),
  removeLocality: ofPlace(createLocality),
  removeMembers: inPath(people),
  removeMembersByParameter: inQuery(people),
  updateGroup: ofGroup(() => ({ body: form })),
  updateJobRole: ofPlace(createJobRole, renamed),
  updateLocality: ofPlace(createLocality, renamed),
}
