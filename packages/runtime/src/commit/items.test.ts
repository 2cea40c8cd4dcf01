import { expect, test } from 'vitest'
import { listeningKeeper } from '../test/scripted.ts'
import { elementsByItem, keepersByItem, nameInItem } from './items.ts'

test('the elements of each item are told apart, whatever it is called', () => {
  const values = {
    [nameInItem('one', 'cmi.location')]: 'p1',
    [nameInItem('a/b %', 'cmi.location')]: 'p2',
    [nameInItem('one', 'hasFinished')]: 'true',
    '%E0/cmi.location': 'p3',
    sequencing: 's',
  }
  expect([...elementsByItem(values)]).toEqual([
    ['one', { 'cmi.location': 'p1', hasFinished: 'true' }],
    ['a/b %', { 'cmi.location': 'p2' }],
    ['%E0', { 'cmi.location': 'p3' }],
    ['', { sequencing: 's' }],
  ])
})

test('the time of all items is summed, also of one that is visited twice', () => {
  const { told, keeper } = listeningKeeper()
  const keeperOf = keepersByItem(keeper)
  keeperOf('one').spend(100)
  keeperOf('two').spend(50)
  const again = keeperOf('one')
  again.spend(10)
  again.spend(30)
  expect(told).toEqual([
    ['spend', 100],
    ['spend', 150],
    ['spend', 160],
    ['spend', 180],
  ])
})
