import { expect, test, vi } from 'vitest'

const propertiesOf = (shape: unknown) => Object.keys(Object(shape).properties ?? {})

test('the contract is read the same without its schema library', async () => {
  const { entries } = await import('@oktant/contract/all.ts')
  const { SystemSettings } = await import('@oktant/contract/organisation/system.ts')
  vi.resetModules()
  vi.doMock('@sinclair/typebox', () => import('../../shapes.ts'))
  const light = await import('@oktant/contract/all.ts')
  const lightSystem = await import('@oktant/contract/organisation/system.ts')

  expect([...light.entries.keys()]).toEqual([...entries.keys()])
  for (const [name, { params, query, body }] of entries) {
    const read = light.entries.get(name)
    expect(propertiesOf(read?.params), name).toEqual(propertiesOf(params))
    expect(propertiesOf(read?.query), name).toEqual(propertiesOf(query))
    expect(propertiesOf(read?.body), name).toEqual(propertiesOf(body))
  }
  const { minimum, maximum } = SystemSettings.properties.messageChatPollDelay
  expect(lightSystem.SystemSettings.properties.messageChatPollDelay).toMatchObject({ minimum, maximum })
})
