import { changeUsers, createUser, type UserForm } from '@oktant/contract/people/users.ts'
import type { Made } from '../../kit/make.ts'
import { type Scene, type Server, two } from '../scene.ts'

export const userForm = (values: Partial<UserForm> = {}): UserForm => ({
  firstName: 'Jo',
  surname: 'Berg',
  login: `jo-${Math.random().toString(36).slice(2)}@example.test`,
  emailAddress: `jo-${Math.random().toString(36).slice(2)}@example.test`,
  language: 'de',
  timezone: 'Europe/Berlin',
  managerId: null,
  jobRoleId: null,
  localityId: null,
  mobileNumber: '',
  landlineNumber: '',
  faxNumber: '',
  bioRegistered: false,
  externalId: '',
  projectIds: [],
  profileIds: [],
  customFields: {},
  ...values,
})

const colleague = ({ make }: Server, { companyId }: Made) => make.user({ companyId })

const ofColleague =
  (rest: (person: Made) => object = () => ({})): Scene =>
  async (server) => {
    const pair = await two(server, ['users.administer', 'permissions.administer'])
    const person = await colleague(server, pair.owner)
    return { ...pair, call: { params: { id: person.id }, ...rest(person) } }
  }

export const userScenes: Record<string, Scene> = {
  anonymiseUser: ofColleague(({ login }) => ({ body: { login } })),
  createUser: async (server) => {
    const pair = await two(server, ['users.administer'])
    const manager = await colleague(server, pair.owner)
    return { ...pair, call: { body: { ...userForm({ managerId: manager.id }), welcome: false } } }
  },
  readUser: ofColleague(),
  readUserTies: ofColleague(),
  readVisiblePerson: async (server) => {
    const pair = await two(server, ['people.seeAll'])
    const { id } = await colleague(server, pair.owner)
    return { ...pair, call: { params: { id } } }
  },
  affectedByUserRemoval: ofColleague(),
  removeUser: async (server) => {
    const pair = await two(server, ['users.administer'])
    const { id } = await server.call(createUser, {
      as: pair.owner,
      body: { ...userForm(), welcome: false },
    })
    return { ...pair, call: { params: { id } } }
  },
  makePasswordLink: ofColleague(),
  resetUserPassword: ofColleague(),
  startViewAs: ofColleague(),
  undoUserChange: async (server) => {
    const pair = await two(server, ['users.administer', 'permissions.administer'])
    const person = await colleague(server, pair.owner)
    const body = { action: 'deactivate' as const, target: null, chosen: { ids: [person.id] } }
    const { change } = await server.call(changeUsers, { as: pair.owner, body })
    return { ...pair, call: { params: { id: change } } }
  },
  updateUser: ofColleague(({ profileId, projectId }) => ({
    body: userForm({ profileIds: [profileId], projectIds: [projectId] }),
  })),
}
