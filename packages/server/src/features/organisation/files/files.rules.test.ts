import { expect, test } from 'vitest'
import { dispositionOf, rangeOf } from './files.rules.ts'

test.each([
  [null, null],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=99-', { start: 99, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=100-200', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['bytes=a-b', null],
  ['items=0-1', null],
])('of 100 bytes, the range %j is %j', (header, expected) => {
  expect(rangeOf(header, 100)).toEqual(expected)
})

test('no part of an empty file can be had', () => {
  expect(rangeOf('bytes=0-', 0)).toBe('unsatisfiable')
  expect(rangeOf('bytes=-5', 0)).toBe('unsatisfiable')
})

test.each([
  ['image/png', 'me.png', 'inline; filename="me.png"; filename*=UTF-8\'\'me.png'],
  ['image/svg+xml', 'me.svg', 'attachment; filename="me.svg"; filename*=UTF-8\'\'me.svg'],
  ['text/html', 'page.html', 'attachment; filename="page.html"; filename*=UTF-8\'\'page.html'],
  [
    'application/pdf',
    'Prüfung (1).pdf',
    'attachment; filename="Pr_fung (1).pdf"; filename*=UTF-8\'\'Pr%C3%BCfung%20%281%29.pdf',
  ],
  [
    'application/pdf',
    '../../etc/passwd',
    'attachment; filename=".._.._etc_passwd"; filename*=UTF-8\'\'.._.._etc_passwd',
  ],
  ['application/pdf', 'a"\r\nX: 1', 'attachment; filename="a_X_ 1"; filename*=UTF-8\'\'a_X_%201'],
  ['application/pdf', ' ', 'attachment; filename="file"; filename*=UTF-8\'\'file'],
])('a file of type %s named %j is handed out safely', (type, title, expected) => {
  expect(dispositionOf(type, title)).toBe(expected)
})
