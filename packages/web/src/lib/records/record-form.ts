import { useState } from 'react'
import { type Draft, useDraft } from './draft.ts'
import { fieldError, isAtFields } from '../api/field-errors.ts'
import type { FieldError } from '../api/api-error.ts'

export type Wrong = Partial<Record<string, string>>

type Options<T extends object> = {
  /** Where the draft is kept; with the record's id, so that two forms do not mix. */
  name: string
  first: T
  /** What is wrong before anything is sent, by field; the words are ready. */
  check?: (values: T) => Wrong
  /** Words what the server found wrong at a field. */
  words?: (wrong: FieldError, values: T) => string
  save: (values: T) => Promise<unknown>
}

/** The values of a record's form, kept as a draft until the server has them, with what is wrong at each field. */
export function useRecordForm<T extends object>({ name, first, check, words, save }: Options<T>) {
  const draft: Draft<T> = useDraft(name, first)
  const [isChecked, setChecked] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const wrong = isChecked && check ? check(draft.values) : {}

  const wordOf = (field: string) => {
    const told = fieldError(error, field)
    return told && (words?.(told, draft.values) ?? told.message)
  }

  return {
    values: draft.values,
    set: draft.set,
    isUntouched: draft.isUntouched,
    /** Was found again from an earlier visit, and differs from what the server has. */
    isRestored: draft.isRestored,
    discard() {
      draft.clear()
      setChecked(false)
      setError(null)
    },
    errorAt: (field: string) => wrong[field] ?? wordOf(field),
    /** What is wrong with the form as a whole, when no field tells it. */
    error: isAtFields(error) ? null : error,
    hasProblem: Object.values(wrong).some(Boolean) || error !== null,
    isBusy,
    savedAt,
    async submit() {
      setChecked(true)
      setError(null)
      if (check && Object.values(check(draft.values)).some(Boolean)) return
      setBusy(true)
      try {
        await save(draft.values)
        draft.saved()
        setChecked(false)
        setSavedAt(Date.now())
      } catch (failure) {
        setError(failure)
      } finally {
        setBusy(false)
      }
    },
  }
}

export type RecordFormState = Pick<
  ReturnType<typeof useRecordForm>,
  'submit' | 'error' | 'hasProblem' | 'isBusy' | 'savedAt' | 'isRestored' | 'discard'
>
