import { createDiagram, type DiagramForm } from '@oktant/contract/learning/courses/diagrams.ts'
import { uploadPicture } from '@oktant/contract/organisation/pictures.ts'
import { fileOf } from './component-files.ts'
import type { Made } from '../make.ts'
import { png } from '../files/pictures.ts'
import type { testServer } from '../server.ts'

type Server = Pick<Awaited<ReturnType<typeof testServer>>, 'call'>

/** An area that leads to a container, in the middle of the picture. */
export const areaTo = (containerId: number, own: Partial<DiagramForm['areas'][number]> = {}) => ({
  containerId,
  label: { en: '', de: '' },
  x: 400,
  y: 300,
  width: 200,
  height: 100,
  ...own,
})

export const diagramForm = (own: Partial<DiagramForm> = {}): DiagramForm => ({
  title: { en: 'Harbour', de: 'Hafen' },
  description: { en: 'Where things are.', de: 'Wo was ist.' },
  picture: null,
  isShown: false,
  areas: [],
  ...own,
})

export async function makePicture({ call }: Server, as: Made) {
  const { fileId } = await call(uploadPicture, {
    as,
    file: fileOf(png(640, 320), 'harbour.png', 'image/png'),
  })
  return { fileId, alt: { en: 'A harbour', de: 'Ein Hafen' } }
}

/** A diagram that people see, unless something else is wished for. */
export async function makeDiagram(server: Server, as: Made, own: Partial<DiagramForm> = {}) {
  const picture = await makePicture(server, as)
  return server.call(createDiagram, { as, body: diagramForm({ picture, isShown: true, ...own }) })
}
