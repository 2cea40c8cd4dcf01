import { currency as usual } from '@oktant/contract/kit/constants.ts'
import type { ContainerCard, ContainerChild } from '@oktant/contract/learning/own/learn.ts'
import type { Sign } from '../../component-files/component-files.ts'
import type { CardOwn, CardRow, CardTexts } from './cards.queries.ts'
import { assignedView, coverView, dueDayOf, isDone, iso } from '../learn.view.ts'
import type { OwnCard } from '../lists/own-lists.view.ts'

/** A folder's child: a container that stands below it. */
export const folderChild = (sign: Sign | null) => (card: CardRow) => folderChildOf(card, card, sign)
export const ownFolderChild = (sign: Sign | null) => (card: OwnCard) => folderChildOf(card.texts, card, sign)

function folderChildOf(texts: CardTexts, own: CardOwn, sign: Sign | null): ContainerChild {
  const state = own.state ?? 'NOT_STARTED'
  return {
    containerChildId: null,
    key: `c${texts.id}`,
    clazz: 'Container',
    containerId: texts.id,
    containerTypeId: texts.containerTypeId,
    categoryId: null,
    typeId: texts.typeId,
    typeName: texts.typeName,
    typeIcon: texts.typeIcon,
    name: texts.name,
    description: texts.description,
    mark: own.mark,
    state,
    enabled: true,
    passMark: null,
    pass: isDone(state),
    passed: isDone(state),
    complete: isDone(state),
    scoring: false,
    time: own.time ?? 0,
    duration: texts.duration,
    isMarked: own.mark !== null,
    difficulty: texts.difficulty,
    coverImagePath: coverView(texts, sign).coverImagePath,
    startDate: null,
    endDate: null,
    eventId: null,
    why: { code: state === 'NOT_STARTED' ? 'not_begun' : isDone(state) ? 'children_done' : 'under_way' },
    locked: null,
    percent: own.percent,
    completion: null,
    childCount: texts.childCount,
    price: isTaken(own) ? null : priceOf(texts),
    canVisit: false,
  }
}

const segmentOf = ({ segmentId, segmentKey, segmentName }: CardTexts) =>
  segmentId === null || segmentName === null ? null : { id: segmentId, key: segmentKey, name: segmentName }

export const latestOf = ({ period, state, dueOn }: CardOwn) =>
  period === null || state === null ? null : { period, state, dueOn }

export const isTaken = ({ isTaken: isTheirs, assigned }: CardOwn) =>
  isTheirs || assigned?.isMandatory === true

const priceOf = ({ priceCents, currency }: CardTexts) =>
  priceCents ? { cents: priceCents, currency: currency ?? usual.code } : null

export const cardView = (sign: Sign | null) => (card: CardRow) => cardOf(card, card, sign)
export const ownCardView = (sign: Sign | null) => (card: OwnCard) => cardOf(card.texts, card, sign)

export function cardOf(texts: CardTexts, own: CardOwn, sign: Sign | null): ContainerCard {
  const { id, containerTypeId, name, description, duration, difficulty, parent, childCount } = texts
  const state = own.state ?? 'NOT_STARTED'
  const { coverImagePath, coverAlt } = coverView(texts, sign)
  return {
    id,
    containerId: id,
    containerTypeId,
    typeId: texts.typeId,
    typeName: texts.typeName,
    typeIcon: texts.typeIcon,
    name,
    description,
    duration,
    difficulty,
    segment: segmentOf(texts),
    parent,
    coverImagePath,
    coverAlt,
    customField1: !texts.priceCents || isTaken(own),
    price: priceOf(texts),
    childCount,
    ratingCount: texts.ratingCount,
    state,
    mark: own.mark,
    time: own.time ?? 0,
    passed: isDone(state),
    percent: own.percent,
    lastAt: iso(own.lastAt),
    completedAt: iso(own.completedAt),
    assigned: assignedView(own.assigned),
    dueOn: dueDayOf(own.assigned, latestOf(own)),
  }
}
