import { Button, FileButton } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../../lib/api/api-error.ts'
import { useErrorText, useErrorTexts } from '../../../../../lib/api/error-text.ts'
import { FieldFault } from '../../../../../ui/form/field-fault.tsx'
import { acceptedParts } from '../../../components/fields/accepted-files.ts'
import { Sending } from '../../../components/fields/sending.tsx'
import styles from './arrivals.module.css'
import type { useArrivals } from './use-arrivals.ts'

type Arrivals = ReturnType<typeof useArrivals>

/** NOTE: what the server found in a file is in it the next time, too. */
const isWorthAnotherTry = (error: unknown) =>
  error !== undefined && !(error instanceof ApiError && error.code.startsWith('component_file_'))

/** Files on their way into the course, with what became of those that could not. */
export function ArrivalList({ state }: { state: Arrivals }) {
  const { t } = useTranslation('courses')
  const wordsOf = useErrorTexts()
  const problem = useErrorText(state.problem)
  return (
    <>
      {state.arrivals.length > 0 && (
        <ul className={styles['list']} aria-label={t('arrivals.list')}>
          {state.arrivals.map((arrival) => (
            <li key={arrival.key} data-wrong={arrival.error ? true : undefined}>
              {arrival.key === state.under ? (
                <Sending
                  file={arrival.file}
                  part={arrival.part}
                  isCut={arrival.isCut}
                  onStop={() => state.leaveOut(arrival)}
                />
              ) : (
                <div className={styles['line']}>
                  <strong>{arrival.file.name}</strong>
                  <span role={arrival.error ? 'alert' : undefined}>
                    {arrival.error ? wordsOf(arrival.error) : t('arrivals.waiting')}
                  </span>
                  {isWorthAnotherTry(arrival.error) && (
                    <Button
                      variant="default"
                      size="compact-sm"
                      aria-label={t('arrivals.againOf', { name: arrival.file.name })}
                      onClick={() => state.again(arrival.key)}
                    >
                      {t('arrivals.again')}
                    </Button>
                  )}
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    aria-label={t('arrivals.leaveOutOf', { name: arrival.file.name })}
                    onClick={() => state.leaveOut(arrival)}
                  >
                    {t('arrivals.leaveOut')}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      <FieldFault>{problem ?? (state.refused || undefined)}</FieldFault>
    </>
  )
}

/** The way to bring files for whoever does not drag. */
export function ChooseFiles({ state }: { state: Arrivals }) {
  const { t } = useTranslation('courses')
  return (
    <>
      <FileButton
        multiple
        accept={acceptedParts}
        onChange={(files) => files.length > 0 && void state.take([{ folder: null, files }], { list: 0 })}
      >
        {(props) => (
          <Button variant="default" leftSection={<IconUpload size={18} aria-hidden />} {...props}>
            {t('arrivals.choose')}
          </Button>
        )}
      </FileButton>
      <span className={styles['hint']}>{t('arrivals.hint')}</span>
    </>
  )
}
