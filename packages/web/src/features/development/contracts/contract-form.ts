import type { ContractLine, ContractLineForm } from '@oktant/contract/development/contracts.ts'

export const blankLine: ContractLineForm = {
  kpaId: null,
  objectiveId: null,
  title: '',
  text: '',
  dueOn: null,
  weight: 0,
}

/** What is sent of lines that were read. */
export const formLines = (lines: readonly ContractLine[]): ContractLineForm[] =>
  lines.map(({ kpaId, objectiveId, title, text, dueOn, weight }) => ({
    kpaId,
    objectiveId,
    title,
    text,
    dueOn,
    weight,
  }))

export const weightOf = (lines: readonly Pick<ContractLineForm, 'weight'>[]) =>
  lines.reduce((sum, { weight }) => sum + weight, 0)
