import { competencies, competencyAdministration, declarers, type Expected } from './who.ts'

/** Who declares, assesses and looks after competencies. */
export const competencyCalls: Expected = {
  assessOverall: competencies,
  attachEvidence: declarers,
  confirmDeclaration: competencies,
  declareAgain: declarers,
  declareCompetency: declarers,
  endDeclaration: competencies,
  exportCompetencyMatrix: 'signedIn',
  listCompetencyProfiles: competencyAdministration,
  listCompetencyRegions: competencyAdministration,
  listDeclarations: competencies,
  printWorkbook: 'signedIn',
  readCompetencyMatrix: 'signedIn',
  readCompetencyProfile: competencyAdministration,
  readDeclaration: 'signedIn',
  readOwnCompetencies: declarers,
  readWorkbook: 'signedIn',
  releaseDeclaration: competencies,
  removeEvidence: declarers,
  returnDeclaration: competencies,
  saveCompetencyProfile: competencyAdministration,
  saveCompetencyRegion: competencyAdministration,
  takeDeclaration: competencies,
  withdrawDeclaration: declarers,
}
