import { ApiError, isLost } from '../../lib/api/api-error.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { useImportingError } from '../../lib/words/said/importing-error.ts'
import { FormProblem } from './form.tsx'

type Props = {
  error: unknown
  /** Where a screen knows more than the words of the error. */
  words?: string | undefined
}

/** Why a file was not taken: what the server says of it, or the status where it was not heard (spec 2 §8). */
export const ImportProblem = (props: Props) => (
  <FormProblem>{props.error ? <ImportWords {...props} /> : undefined}</FormProblem>
)

export function ImportWords({ error, words }: Props) {
  const importing = useImportingError()
  const text = useErrorText(error)
  return (
    <>
      <strong>{importing}</strong> <span>{words ?? text}</span>
      {error instanceof ApiError && isLost(error) && ` (${error.status})`}
    </>
  )
}
