import { placeholders } from '../schema/placeholders.ts';

/** A JSON Resume to fill in by hand, as YAML. */
export const resumeTemplate = `# Fill in what you have, and delete the rest. Then: npm run import -- resume.yaml
basics:
  name: ${placeholders.name}
  label: ${placeholders.tagline}
  email: ${placeholders.email}
  url: ${placeholders.site} # your own site, if you have one
  summary: ${placeholders.pitch}
  profiles:
    - { network: GitHub, url: https://github.com/you }
work: # the newest first; copy the lines for each role
  - name: ${placeholders.company}
    position: ${placeholders.title}
    startDate: 2021-04 # year and month, or the year
    endDate: # empty while it goes on
    highlights:
      - What you did, and what came of it.
education:
  - { institution: A school, studyType: Degree, area: Subject, startDate: 2015, endDate: 2018 }
skills:
  - { name: Languages, keywords: [Go, SQL] }
languages:
  - { language: English, fluency: Native }
projects:
  - { name: ${placeholders.projectTitle}, description: '${placeholders.description}', url: ${placeholders.address} }
`;
