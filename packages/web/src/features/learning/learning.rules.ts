import type { ContainerChild } from '@oktant/contract/learning.ts'

/** Where somebody goes on: the first part that is open and not done; the first of all once everything is. */
export function nextPart(children: readonly ContainerChild[]) {
  const isOpen = ({ enabled, clazz }: ContainerChild) => enabled && clazz !== 'Event'
  return children.find((child) => isOpen(child) && !child.complete) ?? children.find(isOpen)
}

export const doneOf = (children: readonly ContainerChild[]) =>
  children.filter(({ complete }) => complete).length
