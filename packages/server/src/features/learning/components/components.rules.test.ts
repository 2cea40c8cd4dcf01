import type { ComponentForm } from '@oktant/contract/learning/components/components.ts'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import { expect, test } from 'vitest'
import { faultsIn } from '../../../../test/kit/servers/faults.ts'
import { isSafeAddress, refuseFaults } from './components.rules.ts'

const { document, embeddedPage, externalWindow } = componentCategory
// NOTE: the rules read these fields alone.
const form = (own: Partial<ComponentForm>) =>
  ({
    title: { en: 'Knots', de: '' },
    url: 'https://knots.test/',
    completion: 'opened',
    ...own,
  }) as ComponentForm

test.each<[number, Partial<ComponentForm>, string[]]>([
  [document, { url: '' }, []],
  [document, { title: { en: '', de: 'Knoten' } }, []],
  [document, { title: { en: '', de: '' } }, ['component_invalid', 'title required']],
  [document, { completion: 'confirmed' }, ['component_invalid', 'completion choice_unknown']],
  [externalWindow, { completion: 'confirmed' }, []],
  [externalWindow, { url: '' }, ['component_invalid', 'url address_unsafe']],
  [embeddedPage, { url: 'http://knots.test/' }, ['component_invalid', 'url address_unsafe']],
  [99, {}, ['component_invalid', 'completion choice_unknown']],
])('%i with %j: %j', (category, own, found) => {
  expect(faultsIn(() => refuseFaults(category, form(own)))).toEqual(found)
})

test.each([
  ['https://knots.test/a?b=c', true],
  ['http://knots.test/', false],
  ['javascript:alert(1)', false],
  ['https://mia@knots.test/', false],
  ['https://:secret@knots.test/', false],
  ['knots.test', false],
  ['', false],
])('%s is safe: %s', (address, isSafe) => expect(isSafeAddress(address)).toBe(isSafe))
