import { removeCustomField, saveCustomField } from '@oktant/contract/people/custom-fields.ts'
import { type Scene, type Server, two } from '../scene.ts'
import type { Made } from '../../kit/make.ts'

export const fieldForm = {
  clazz: 'User' as const,
  label: { en: 'Badge', de: 'Ausweis' },
  description: { en: '', de: '' },
  inputType: 'normal' as const,
  mandatory: false,
  unique: true,
  customFieldOptions: [],
}

async function fieldOf(server: Server, owner: Made) {
  return server.call(saveCustomField, { as: owner, params: { id: 0 }, body: fieldForm })
}

const ofField =
  (rest: (id: number) => object = () => ({}), isRemoved = false): Scene =>
  async (server) => {
    const pair = await two(server, ['customFields.administer'])
    const { id = 0 } = await fieldOf(server, pair.owner)
    if (isRemoved) await server.call(removeCustomField, { as: pair.owner, params: { id } })
    return { ...pair, call: { params: { id }, ...rest(id) } }
  }

export const fieldScenes: Record<string, Scene> = {
  affectedByFieldRemoval: ofField(),
  findTakenFieldValues: ofField((id) => ({
    params: { fieldId: id },
    body: [{ customField: { id }, value: 'A-1' }],
  })),
  moveCustomField: ofField(() => ({ body: { direction: 'up' } })),
  readCustomField: ofField(),
  removeCustomField: ofField(),
  restoreCustomField: ofField(undefined, true),
  saveCustomField: ofField(() => ({ body: fieldForm })),
}
