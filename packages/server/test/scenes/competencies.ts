import * as contract from '@oktant/contract/development/competencies.ts'
import { createCompetencyItem } from '@oktant/contract/development/competency-items.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { createJobRole } from '@oktant/contract/people/places.ts'
import { type Scene, two } from './scene.ts'

const all: Permission[] = [
  'competencies.declare',
  'competencies.assess',
  'competencies.administer',
  'competencies.administerRegion',
  'jobRoles.administer',
  'reviews.administer',
]
const form = { name: { en: 'Ropes', de: 'Seile' }, tip: { en: '', de: '' }, itemProperties: [] }
const claim = { level: 'LEVEL_ONE' as const, words: 'Weekly.', certificateIds: [] }

/** A competency of the one company’s library, for which the other asks. */
const ofItem =
  (call: (id: number) => object): Scene =>
  async (server) => {
    const pair = await two(server, all)
    const { id = 0 } = await server.call(createCompetencyItem, { as: pair.owner, body: form })
    return { ...pair, call: call(id) }
  }

/** What somebody of the one company has declared. */
const ofDeclaration =
  (rest: object = {}, state: 'waiting' | 'taken' | 'confirmed' = 'waiting', by?: 'assessor'): Scene =>
  async (server) => {
    const pair = await two(server, all)
    const { owner, intruder } = pair
    const { id: competencyItemId = 0 } = await server.call(createCompetencyItem, { as: owner, body: form })
    const person = by ? await server.make.user({ companyId: owner.companyId, permissions: all }) : owner
    const body = { ...claim, competencyItemId }
    const { id = 0 } = await server.call(contract.declareCompetency, { as: person, body })
    const params = { id }
    if (state !== 'waiting') await server.call(contract.takeDeclaration, { as: owner, params })
    if (state === 'confirmed') {
      const found = { level: 'LEVEL_ONE' as const, comment: '' }
      await server.call(contract.confirmDeclaration, { as: owner, params, body: found })
    }
    return { owner, intruder, call: { params, ...rest } }
  }

const ofRole =
  (rest: object = {}): Scene =>
  async (server) => {
    const pair = await two(server, all)
    const body = { name: { en: 'Rigger', de: 'Takler' } }
    const { id = 0 } = await server.call(createJobRole, { as: pair.owner, body })
    return { ...pair, call: { params: { id }, ...rest } }
  }

/** Somebody of the one company who has a job role. */
const ofHolder =
  (rest: object): Scene =>
  async (server) => {
    const pair = await two(server, all)
    const body = { name: { en: 'Rigger', de: 'Takler' } }
    const { id: jobRoleId = 0 } = await server.call(createJobRole, { as: pair.owner, body })
    const person = await server.make.user({ companyId: pair.owner.companyId, jobRoleId })
    return { ...pair, call: { params: { id: person.id }, ...rest } }
  }

/** A file of a declaration. */
const ofEvidence: Scene = async (server) => {
  const { call, ...pair } = await ofDeclaration()(server)
  const { id } = (call as { params: { id: number } }).params
  const { evidence } = await server.call(contract.attachEvidence, { as: pair.owner, params: { id }, file })
  return { ...pair, call: { params: { id, evidenceId: evidence[0]?.id ?? 0 } } }
}

/** Somebody of the one company. */
const ofPerson =
  (rest: object = {}): Scene =>
  async (server) => {
    const pair = await two(server, all)
    const person = await server.make.user({ companyId: pair.owner.companyId, permissions: all })
    return { ...pair, call: { params: { id: person.id }, ...rest } }
  }

const file = { name: 'proof.txt', bytes: Buffer.from('Rigged 12 boats.'), type: 'text/plain' }
const why = { body: { comment: 'Not yet' } }
const found = { body: { level: 'LEVEL_ONE', comment: '' } }

export const competencyScenes: Record<string, Scene> = {
  assessOverall: ofHolder({ body: { isMet: true, comment: '' } }),
  attachEvidence: ofDeclaration({ file }),
  confirmDeclaration: ofDeclaration(found, 'taken', 'assessor'),
  declareAgain: ofDeclaration({ body: { ...claim, revision: 0 } }),
  declareCompetency: ofItem((competencyItemId) => ({ body: { ...claim, competencyItemId } })),
  endDeclaration: ofDeclaration(why, 'confirmed', 'assessor'),
  printWorkbook: ofPerson(),
  readCompetencyProfile: ofRole(),
  readDeclaration: ofDeclaration(),
  readWorkbook: ofPerson(),
  releaseDeclaration: ofDeclaration({}, 'taken', 'assessor'),
  removeEvidence: ofEvidence,
  returnDeclaration: ofDeclaration(why, 'taken', 'assessor'),
  saveCompetencyProfile: ofRole({ body: { revision: 0, items: [] } }),
  saveCompetencyRegion: ofPerson({ body: { localityIds: [] } }),
  takeDeclaration: ofDeclaration({}, 'waiting', 'assessor'),
  withdrawDeclaration: ofDeclaration(),
}
