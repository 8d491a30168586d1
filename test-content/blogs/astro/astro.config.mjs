export default { site: 'https://tide.example' };
