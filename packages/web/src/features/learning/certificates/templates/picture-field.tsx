import { Button, FileButton } from '@mantine/core'
import { certificatePictureTypes } from '@oktant/contract/learning/certificates/certificate-templates.ts'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { FormProblem } from '../../../../ui/form/form.tsx'
import styles from './designer.module.css'
import { useAddPicture } from './templates.queries.ts'

type PictureFieldProps = {
  words: { add: string; replace: string; remove: string }
  pictureId: number | null
  onChange: (id: number | null) => void
}

/** A picture of the design; what it looks like is seen in the preview. */
export function PictureField({ words, pictureId, onChange }: PictureFieldProps) {
  const add = useAddPicture()
  const problem = useErrorText(add.error)
  return (
    <>
      <div className={styles['tools']}>
        <FileButton
          accept={certificatePictureTypes.join(',')}
          onChange={(file) => file && add.mutate(file, { onSuccess: onChange })}
        >
          {(props) => (
            <Button variant="default" loading={add.isPending} {...props}>
              {pictureId === null ? words.add : words.replace}
            </Button>
          )}
        </FileButton>
        {pictureId !== null && (
          <Button variant="default" onClick={() => onChange(null)}>
            {words.remove}
          </Button>
        )}
      </div>
      <FormProblem>{problem}</FormProblem>
    </>
  )
}
