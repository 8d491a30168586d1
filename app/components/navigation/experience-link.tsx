import { useLocation, useNavigate } from 'react-router';
import { scrollAfterNavigateDelay } from '../../specification.ts';
import { scrollToSection } from './scroll-to-section.ts';

const sectionId = 'experience';

type ExperienceLinkProps = {
  className: string | undefined;
  onSelect: () => void;
};

/**
 * The button that leads to the experience section, from other routes by way of home. Where there is no script it
 * is the plain link it would be without the smooth scrolling.
 */
export function ExperienceLink({ className, onSelect }: ExperienceLinkProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();

  async function select() {
    onSelect();
    if (pathname !== '/') {
      await navigate('/');
      await new Promise((resolve) => setTimeout(resolve, scrollAfterNavigateDelay));
    }
    await scrollToSection(sectionId);
  }

  return (
    <>
      <button type="button" className={`${className} needs-script`} onClick={select}>
        Experience
      </button>
      <noscript>
        <a className={className} href={`${import.meta.env.BASE_URL}#${sectionId}`}>
          Experience
        </a>
      </noscript>
    </>
  );
}
