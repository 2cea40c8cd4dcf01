import type { Paged } from '@oktant/contract/http/http.ts'
import type { Container, ContainerCard, ContainerChild } from '@oktant/contract/learning/own/learn.ts'
import { type Page, pagedReady } from '../../../../http/answer/paging.ts'
import { ReadyJson } from '../../../../http/answer/ready-json.ts'
import type { Sign } from '../../component-files/component-files.ts'
import type { CardOwn } from './cards.queries.ts'
import { cardOf, isTaken, latestOf } from './cards.view.ts'
import { assignedView, coverView, dueDayOf, isDone, iso } from '../learn.view.ts'
import type { OwnCard } from '../lists/own-lists.view.ts'

// What a learner asks most, as it is sent: what is the same for everybody is written once, the rest for each call by hand.

type Parts = (Buffer | string)[]

/** Writes what is not in `ownKeys`, up to where one's own begins, and keeps it as long as what it was made of. */
function writerOf(ownKeys: readonly string[]) {
  const written = new WeakMap<object, Buffer>()
  return (source: object | null, whole: () => object) => {
    const known = source && written.get(source)
    if (known) return known
    const shared = Object.fromEntries(Object.entries(whole()).filter(([key]) => !ownKeys.includes(key)))
    const bytes = Buffer.from(JSON.stringify(shared).slice(0, -1))
    if (source) written.set(source, bytes)
    return bytes
  }
}

const sharedCard = writerOf([
  'coverImagePath',
  'customField1',
  'state',
  'mark',
  'time',
  'passed',
  'percent',
  'lastAt',
  'completedAt',
  'assigned',
  'dueOn',
] satisfies (keyof ContainerCard)[])

export const nobody: CardOwn = {
  state: null,
  percent: null,
  mark: null,
  time: null,
  period: null,
  lastAt: null,
  completedAt: null,
  dueOn: null,
  assigned: null,
  isTaken: false,
}

// NOTE: in as few pieces as can be, as each piece is an object of its own until the text is sent.
function ownCard(own: OwnCard, sign: Sign) {
  const { texts } = own
  const state = own.state ?? 'NOT_STARTED'
  const { coverImagePath } = coverView(texts, sign)
  const assigned = own.assigned && JSON.stringify(assignedView(own.assigned))
  return `,"coverImagePath":${quoted(coverImagePath)},"customField1":${!texts.priceCents || isTaken(own)},"passed":${isDone(state)},"state":"${state}","mark":${own.mark},"time":${own.time ?? 0},"percent":${own.percent},"lastAt":${quoted(iso(own.lastAt))},"completedAt":${quoted(iso(own.completedAt))},"assigned":${assigned},"dueOn":${quoted(dueDayOf(own.assigned, latestOf(own)))}}`
}

/** NOTE: of addresses, moments and days, in which nothing is to be escaped. */
const quoted = (text: string | null) => (text === null ? text : `"${text}"`)

type Whole = { cards: readonly OwnCard[]; total: number; page: Page }

/** A page of one's own courses. */
export const ownPageReady = ({ cards, total, page }: Whole, sign: Sign): ReadyJson<Paged<ContainerCard>> =>
  pagedReady(page, cardParts(cards, sign), total)

/** Cards without pages. */
export const ownCardsReady = (cards: readonly OwnCard[], sign: Sign): ReadyJson<ContainerCard[]> =>
  new ReadyJson(['[', ...cardParts(cards, sign), ']'])

export const cardsReady = (cards: readonly ContainerCard[]): ReadyJson<ContainerCard[]> =>
  new ReadyJson([JSON.stringify(cards)])

function cardParts(cards: readonly OwnCard[], sign: Sign) {
  const parts: Parts = []
  for (const [at, card] of cards.entries()) {
    if (at > 0) parts.push(',')
    const { texts } = card
    parts.push(
      sharedCard(texts, () => cardOf(texts, nobody, () => '')),
      ownCard(card, sign),
    )
  }
  return parts
}

const sharedChild = writerOf([
  'typeId',
  'typeName',
  'typeIcon',
  'enabled',
  'mark',
  'pass',
  'passed',
  'time',
  'complete',
  'isMarked',
  'state',
  'why',
  'locked',
  'percent',
] satisfies (keyof ContainerChild)[])

function ownChild(child: ContainerChild) {
  const { typeId, typeName, typeIcon, enabled, mark, pass, passed, time, complete, isMarked, state } = child
  const type = typeName === null ? null : JSON.stringify(typeName)
  const locked = child.locked && JSON.stringify(child.locked)
  return `,"typeId":${typeId},"typeName":${type},"typeIcon":${quoted(typeIcon)},"enabled":${enabled},"mark":${mark},"pass":${pass},"passed":${passed},"time":${time},"complete":${complete},"isMarked":${isMarked},"state":"${state}","why":${JSON.stringify(child.why)},"locked":${locked},"percent":${child.percent}}`
}

const sharedBelow = writerOf([
  'coverImagePath',
  'mark',
  'pass',
  'passed',
  'time',
  'complete',
  'isMarked',
  'state',
  'why',
  'percent',
  'price',
] satisfies (keyof ContainerChild)[])

function ownBelow(child: ContainerChild) {
  const { coverImagePath, mark, pass, passed, time, complete, isMarked, state, why, percent } = child
  const price = child.price && JSON.stringify(child.price)
  return `,"coverImagePath":${quoted(coverImagePath)},"mark":${mark},"pass":${pass},"passed":${passed},"time":${time},"complete":${complete},"isMarked":${isMarked},"state":"${state}","why":${JSON.stringify(why)},"percent":${percent},"price":${price}}`
}

/**
 * A child, and what is kept as long as what everybody sees of it stays the same; of a folder's child that is what its card
 * says, which knows its type but no address of its picture.
 */
export type Shown = { child: ContainerChild; source: object | null; isBelow?: boolean }

/** A container with what it holds. */
export function containerReady(
  container: Omit<Container, 'children'>,
  children: readonly Shown[],
): ReadyJson<Container> {
  const parts: Parts = [JSON.stringify(container).slice(0, -1), ',"children":[']
  for (const [at, { child, source, isBelow }] of children.entries()) {
    if (at > 0) parts.push(',')
    const whole = () => child
    if (isBelow) parts.push(sharedBelow(source, whole), ownBelow(child))
    else parts.push(sharedChild(source, whole), ownChild(child))
  }
  parts.push(']}')
  return new ReadyJson(parts)
}
