/** The highlights of a role or project as a list, if there are any. */
export const Highlights = ({ highlights }: { highlights: string[] }) =>
  highlights.length > 0 && (
    <ul>
      {highlights.map((highlight) => (
        <li key={highlight}>{highlight}</li>
      ))}
    </ul>
  );
