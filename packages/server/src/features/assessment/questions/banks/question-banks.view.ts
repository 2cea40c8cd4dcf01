import type {
  QuestionBankRow,
  QuestionBankView,
} from '@oktant/contract/assessment/questions/question-banks.ts'
import type { BankRecord } from './question-banks.queries.ts'

type Named = { name: string; questions: number }

export function bankView(bank: BankRecord, folders: Named[], tags: Named[]): QuestionBankView {
  const { id, title, description, changes: revision, questions, evaluations, changedAt } = bank
  const whose = { id, title, description, revision, questions, evaluations }
  return { ...whose, folders, tags, changedAt: changedAt.toISOString() }
}

export function bankRow({ id, title, questions, evaluations, changedAt }: BankRecord): QuestionBankRow {
  return { id, title, questions, evaluations, changedAt: changedAt.toISOString() }
}
