import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { paths } from '../../../lib/paths.ts'
import { FormProblem } from '../../../ui/form/form.tsx'
import { ContractLines, Signatures } from './contract-lines.tsx'
import { ContractState } from './contract-state.tsx'
import { contractOf } from './contracts.queries.ts'
import styles from './contracts.module.css'

/** The contract of a review where its section A shows it: what counts, or else what was drafted. */
export function ContractCard({ id }: { id: number }) {
  const { t } = useTranslation('contracts')
  const { data, error } = useQuery(contractOf(id))
  const problem = useErrorText(error)
  const shown = data?.versions.find(({ number }) => number === data.inForce) ?? data?.versions[0]
  return (
    <div className={styles['card']} role="group" aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <FormProblem>{problem}</FormProblem>
      {data && (
        <div className={styles['standing']}>
          <ContractState contract={data} />
        </div>
      )}
      {shown ? (
        <>
          <p className={styles['quiet']}>{t('version', { number: shown.number })}</p>
          <ContractLines lines={shown.lines} />
          <Signatures version={shown} />
        </>
      ) : (
        data && <p className={styles['quiet']}>{t('noneYet')}</p>
      )}
      <div>
        <Button component={Link} variant="default" to={generatePath(paths.contract, { id: String(id) })}>
          {t('open')}
        </Button>
      </div>
    </div>
  )
}

/** Who signs it, for whoever stands in for one of them and does not. */
export function ContractOfOthers({ names: [person, manager] }: { names: readonly [string, string] }) {
  const { t } = useTranslation('contracts')
  return (
    <div className={styles['card']} role="group" aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <p className={styles['quiet']}>{t('ofOthers', { person, manager })}</p>
    </div>
  )
}
