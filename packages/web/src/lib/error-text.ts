import { useTranslation } from 'react-i18next'
import { ApiError, type FailureCode } from './api-error.ts'

const codeOf = (error: unknown): FailureCode => (error instanceof ApiError ? error.code : 'unexpected')

/** The words for an error in the reader's language; none where there is no error. */
export function useErrorText(error: unknown) {
  const { t } = useTranslation('common')
  return error ? t(`error.${codeOf(error)}`) : undefined
}

/** The same for errors that come one after another, as in a list of uploads. */
export function useErrorTexts() {
  const { t } = useTranslation('common')
  return (error: unknown) => t(`error.${codeOf(error)}`)
}
