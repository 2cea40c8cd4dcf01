import { Button, FileButton } from '@mantine/core'
import { supportingDocumentTypes } from '@oktant/contract/assessment/attempts/supporting-documents.ts'
import type { Declaration } from '@oktant/contract/development/competency-shapes.ts'
import { IconUpload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { paths } from '../../../lib/paths.ts'
import { FormProblem } from '../../../ui/form/form.tsx'
import { useAttachEvidence, useRemoveEvidence } from './claims.queries.ts'
import styles from './claims.module.css'

type Proof = Declaration['evidence'][number]

function ProofName({ proof }: { proof: Proof }) {
  const { t } = useTranslation('competencies')
  if (proof.url)
    return (
      <a href={proof.url} target="_blank" rel="noreferrer">
        {proof.name}
      </a>
    )
  return (
    <Link to={generatePath(paths.verifyCertificate, { code: proof.code })}>
      {t('evidence.certificate', { name: proof.name })}
    </Link>
  )
}

/** What shows a declaration; its person adds files and takes them away while they may still change it. */
export function EvidenceList({ declaration }: { declaration: Declaration }) {
  const { t } = useTranslation('competencies')
  const { id, evidence, can } = declaration
  const attach = useAttachEvidence(id)
  const remove = useRemoveEvidence(id)
  const problem = useErrorText(attach.error ?? remove.error)
  return (
    <>
      {evidence.length === 0 && <p className={styles['quiet']}>{t('evidence.none')}</p>}
      <ul className={styles['proofs']}>
        {evidence.map((proof) => (
          <li key={proof.id}>
            <ProofName proof={proof} />
            {can.change && proof.kind === 'file' && (
              <Button
                variant="subtle"
                size="compact-md"
                aria-label={t('evidence.removeNamed', { name: proof.name })}
                onClick={() => remove.mutate(proof.id)}
              >
                {t('evidence.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {can.change && (
        <div>
          <FileButton
            accept={supportingDocumentTypes.join(',')}
            onChange={(file) => file && attach.mutate(file)}
          >
            {(button) => (
              <Button
                {...button}
                variant="default"
                loading={attach.isPending}
                leftSection={<IconUpload size={18} aria-hidden />}
              >
                {t('evidence.add')}
              </Button>
            )}
          </FileButton>
        </div>
      )}
      <FormProblem>{problem}</FormProblem>
    </>
  )
}
