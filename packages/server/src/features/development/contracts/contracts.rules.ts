import type {
  Contract,
  ContractLineForm,
  ContractSide,
  ContractState,
} from '@oktant/contract/development/contracts.ts'

type Signed = readonly ContractSide[]

/** Where a version stands by who has signed it. */
export function stateOf(signed: Signed): ContractState {
  const [person, manager] = [signed.includes('person'), signed.includes('manager')]
  if (person && manager) return 'signed'
  return person ? 'waitsForManager' : manager ? 'waitsForPerson' : 'draft'
}

type Line = Pick<ContractLineForm, 'kpaId' | 'title' | 'weight'>

export const weightOf = (lines: readonly Pick<Line, 'weight'>[]) =>
  lines.reduce((sum, { weight }) => sum + weight, 0)
const isNamed = ({ kpaId, title }: Line) => kpaId !== null || title.trim() !== ''

type Standing = {
  side: ContractSide
  isOpen: boolean
  /** Who leads the person now, and whom the version was written for. */
  managerId: number | null
  version: { managerId: number | null; lines: readonly Line[]; signed: Signed }
}

/**
 * What keeps somebody from signing a version. NOTE: one that was written for another manager is signed by nobody but the
 * person, below that manager's own signature; whoever came after writes a new one.
 */
export function refusalOf({ side, isOpen, managerId, version }: Standing): Contract['whyNot'] {
  if (!isOpen) return 'closed'
  const hasManagers = version.signed.includes('manager')
  if (managerId === null && !hasManagers) return 'noManager'
  if (!hasManagers && version.managerId !== managerId) return 'otherManager'
  if (version.lines.length === 0 || !version.lines.every(isNamed)) return 'incomplete'
  if (weightOf(version.lines) !== 100) return 'weights'
  return side === 'manager' && version.managerId !== managerId ? 'otherManager' : null
}

/** Is this a version of its own, or is the newest one written on? What was signed, or is meant for another, stays as it is. */
export const isNewVersion = (
  newest: { managerId: number | null; signed: Signed } | undefined,
  managerId: number | null,
) => !newest || newest.signed.length > 0 || newest.managerId !== managerId
