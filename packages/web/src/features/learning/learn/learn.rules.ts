import { levelColours } from '@oktant/contract/kit/constants.ts'
import type { Container, ContainerChild } from '@oktant/contract/learning/own/learn.ts'

/**
 * Where somebody goes on: the first part that is open and not done, then a test that was not passed, then what is being marked;
 * the first of all once everything is done.
 */
export function nextPart(children: readonly ContainerChild[]) {
  const isOpen = ({ enabled, clazz }: ContainerChild) => enabled && clazz !== 'Event'
  const open = children.filter(isOpen)
  const left = open.filter(({ complete }) => !complete)
  const toDo = left.filter((child) => !isWithAssessor(child))
  return toDo.find((child) => wayInto(child) !== 'result') ?? toDo[0] ?? left[0] ?? open[0]
}

/** Nothing is left to do with this part until somebody has marked it; of a course within, other parts may be open. */
export const isWithAssessor = ({ state, containerId }: ContainerChild) =>
  state === 'UNDER_REVIEW' && containerId === null

/**
 * What somebody does who opens a part that is left. NOTE: whether a test that was not passed may be tried again is told where its
 * result is.
 */
export function wayInto({ state, clazz, why }: ContainerChild) {
  if (why.code === 'returned') return 'revise'
  if (clazz === 'Evaluation' && state === 'FAILED') return 'result'
  return state === 'NOT_STARTED' ? 'start' : 'resume'
}

/** Will a later part be open once this one is done? One that waits for nothing else will. */
export const opensAfter = (part: ContainerChild, done: ContainerChild) =>
  part.enabled || (!done.passed && waitsOnlyFor(part.locked, done))

function waitsOnlyFor(lock: ContainerChild['locked'], done: ContainerChild) {
  if (lock?.code === 'some_missing') return lock.count === 1
  if (lock?.code === 'all_missing' && lock.count !== 1) return false
  return (lock?.code === 'previous_missing' || lock?.code === 'all_missing') && lock.text?.en === done.name.en
}

export const doneOf = (children: readonly ContainerChild[]) =>
  children.filter(({ complete }) => complete).length

export type Level = 'low' | 'middle' | 'high'

/** Under 25 red, under 75 amber, any other green (spec 1 §9). */
export function levelOf(mark: number): Level {
  if (mark < levelColours.redBelow) return 'low'
  return mark < levelColours.amberBelow ? 'middle' : 'high'
}

/** Minutes as somebody plans them: whole hours, and what is left. */
export const inHours = (minutes: number) => ({ hours: Math.floor(minutes / 60), rest: minutes % 60 })

/** Is it only looked at, as one may not take it? */
export const isVisited = ({ can }: Pick<Container, 'can'>, { canVisit }: Pick<ContainerChild, 'canVisit'>) =>
  canVisit && !can.launch
