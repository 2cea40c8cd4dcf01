import { useTranslation } from 'react-i18next'
import { ApiError, type FailureCode } from './api-error.ts'

const codeOf = (error: unknown): FailureCode => (error instanceof ApiError ? error.code : 'unexpected')

/** Words errors in the reader's language. */
export function useErrorTexts() {
  const { t, i18n } = useTranslation('common')
  return (error: unknown) => {
    const key: `error.${FailureCode}` = `error.${codeOf(error)}`
    return i18n.exists(`common:${key}`) ? t(key) : t('error.unexpected')
  }
}

/** The words for an error; none where there is no error. */
export function useErrorText(error: unknown) {
  const text = useErrorTexts()
  return error ? text(error) : undefined
}
