import { useTranslation } from 'react-i18next'
import { loadTexts } from '../words/said/texts.ts'
import { ApiError, type FailureCode } from './api-error.ts'

const codeOf = (error: unknown): FailureCode => (error instanceof ApiError ? error.code : 'unexpected')

/** What the error is about, by name, where its words name it. */
const valueOf = (error: unknown) =>
  error instanceof ApiError && typeof error.details['value'] === 'string' ? error.details['value'] : ''

/** What may go wrong where no words can be loaded any more; these are always there. */
const alwaysWorded = ['offline', 'part_missing', 'unexpected'] as const
export type AlwaysWorded = (typeof alwaysWorded)[number]
const isWorded = (code: FailureCode): code is AlwaysWorded => alwaysWorded.some((known) => known === code)

/** The words for all that a server refuses come with the first refusal: a first page needs none of them. */
export async function loadErrorWords() {
  await loadTexts(['errors']).catch(() => undefined)
}

/** Words errors in the reader's language. */
export function useErrorTexts() {
  const { t, i18n } = useTranslation(['common', 'errors'])
  return (error: unknown) => {
    const code = codeOf(error)
    if (isWorded(code)) return t(`error.${code}`)
    if (!i18n.exists(`errors:error.${code}`)) return t('error.unexpected')
    return t(`errors:error.${code}`, { value: valueOf(error) })
  }
}

/** The words for an error; none where there is no error. */
export function useErrorText(error: unknown) {
  const text = useErrorTexts()
  return error ? text(error) : undefined
}
