console.log('Starboard');
