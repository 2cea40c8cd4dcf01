import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showPart } from '../test/show.tsx'
import { Facts } from './facts.tsx'

test('a value with a word that is wider than a column has the whole row', () => {
  const facts = [
    ['Benutzername', 'anna-katharina.von-und-zu-lichtenstein@niederlassung.example'],
    ['Stelle', 'Kundenservice mit sehr vielen kurzen Worten'],
    ['Niederlassung', null],
  ] as const
  showPart(<Facts facts={facts} />, { server: fakeServer() })
  const isWide = (value: RegExp) => screen.getByText(value).parentElement?.hasAttribute('data-long')
  expect(isWide(/^anna/)).toBe(true)
  expect(isWide(/^Kundenservice/)).toBe(false)
  expect(screen.queryByText('Niederlassung')).toBeNull()
})
