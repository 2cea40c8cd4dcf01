import { describe, expect, test } from 'vitest'
import { formsOf, isAccepted } from './words.rules.ts'

type Case = [word: string, accepted: string, why: string]

describe('a word is accepted', () => {
  test.for<Case>([
    ['Bowline', 'bowline', 'in any case'],
    [' \tbowline\n', 'bowline', 'with spaces around it'],
    ['bowline', ' bowline ', 'though its author left spaces around it'],
    ['reef \t knot', 'reef knot', 'with more spaces between'],
    ['reef\u00a0knot', 'reef knot', 'with a space that does not break'],
    ['sailor\u2018s', "sailor's", 'with a left quotation mark'],
    ['sailor\u2019s', "sailor's", 'with a right quotation mark'],
    ['sailor\u02bcs', "sailor's", 'with a letter that is an apostrophe'],
    ['sailor\u00b4s', "sailor's", 'with an acute accent for an apostrophe'],
    ['sailor`s', "sailor's", 'with a backtick for an apostrophe'],
    ['\u201ea\u201c', '"a"', 'in German quotation marks'],
    ['\u201ca\u201d', '"a"', 'in English quotation marks'],
    ['\u00aba\u00bb', '"a"', 'in French quotation marks'],
    ['half\u2010hitch', 'half-hitch', 'with a hyphen'],
    ['half\u2011hitch', 'half-hitch', 'with a hyphen that does not break'],
    ['half\u2013hitch', 'half-hitch', 'with a dash'],
    ['half\u2015hitch', 'half-hitch', 'with a bar'],
    ['half\u2212hitch', 'half-hitch', 'with a minus'],
    ['bow\u00adline', 'bowline', 'with a soft hyphen'],
    ['\u200bbow\u200dline\ufeff', 'bowline', 'with signs that nobody sees'],
    ['ﬁd', 'fid', 'with two letters in one sign'],
    ['Ｋｎｏｔ', 'knot', 'in wide letters'],
    ['x²', 'x2', 'with a raised number'],
    ['STRASSE', 'Straße', 'with ss for ß'],
    ['Straße', 'strasse', 'with ß for ss'],
    ['ΛΌΓΟΣ', 'λόγος', 'in Greek capitals'],
  ])('as “%s” for “%s”: %s', ([word, accepted]) => {
    expect(isAccepted(word, [accepted])).toBe(true)
  })

  test.for<Case>([
    ['Muller', 'Müller', 'ü'],
    ['Mueller', 'Müller', 'ü spelled out'],
    ['Mu\u0308ller', 'Müller', 'ü in two signs'],
    ['Kapitaen', 'Kapitän', 'ä spelled out'],
    ['Kapitan', 'Kapitän', 'ä'],
    ['Oel', 'Öl', 'ö spelled out'],
    ['Ol', 'Öl', 'ö'],
    ['aerø', 'Ærø', 'æ spelled out, ø kept'],
    ['aeroe', 'Ærø', 'æ and ø spelled out'],
    ['smoerrebroed', 'smørrebrød', 'every ø spelled out'],
    ['ueberuebung', 'Überübung', 'every ü spelled out'],
    ['aeaeh', 'ääh', 'every ä spelled out'],
    ['oeoe', 'öö', 'every ö spelled out'],
    ['aaaa', 'åå', 'every å spelled out'],
    ['aeae', 'ææ', 'every æ spelled out'],
    ['Aarhus', 'Århus', 'å spelled out'],
    ['Arhus', 'Århus', 'å'],
    ['cafe', 'café', 'an accent'],
    ['creme brulee', 'crème brûlée', 'each of several accents'],
  ])('as “%s” for “%s”, for a keyboard without signs: %s', ([word, accepted]) => {
    expect(isAccepted(word, [accepted])).toBe(true)
  })

  test.for<Case>([
    ['Müller', 'Mueller', 'with an umlaut where its author has none'],
    ['Müller', 'Muller', 'with an umlaut where its author left it out'],
    ['café', 'cafe', 'with an accent too many'],
  ])('as “%s” for “%s”: %s', ([word, accepted]) => {
    expect(isAccepted(word, [accepted])).toBe(true)
  })

  test('as any of those that are accepted', () => {
    expect(isAccepted('palstek', ['Bowline', 'Palstek'])).toBe(true)
  })
})

test.for<Case>([
  ['', 'bowline', 'is nothing'],
  [' \u200b ', 'bowline', 'shows nothing'],
  ['', '', 'is nothing, though its author accepts it'],
  ['bowlines', 'bowline', 'is another word'],
  ['bow', 'bowline', 'is a part of it'],
  ['reefknot', 'reef knot', 'lacks a space'],
  ['half hitch', 'half-hitch', 'lacks a hyphen'],
  ['schoen', 'schon', 'has an umlaut spelled out where none is'],
  ["'a'", '"a"', 'has other marks'],
])('“%s” is not accepted for “%s”: it %s', ([word, accepted]) => {
  expect(isAccepted(word, [accepted])).toBe(false)
})

test('where nothing is accepted nothing is right', () => {
  expect(isAccepted('bowline', [])).toBe(false)
})

test.for([
  ['Müller', ['muller', 'mueller']],
  [' Straße  1 ', ['strasse 1', 'strasse 1']],
  ['Århus', ['arhus', 'aarhus']],
] as const)('“%s” is typed as %j', ([word, forms]) => {
  expect(formsOf(word)).toEqual(forms)
})
